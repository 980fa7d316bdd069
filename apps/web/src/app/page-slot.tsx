import { createElement, Suspense, useContext, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import type { PageRoute } from '../kit/feature.ts'
import { cx } from '../ui/cx.ts'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { Arrival, Departure } from './shell/arrival.tsx'
import { FooterPlace } from './shell/footer-place.ts'
import { Footer } from './shell/footer.tsx'
import { forgetFailure, pageOf } from './page-loader.ts'
import { PageSkeletonView } from './page-skeleton.tsx'

const FRAMES = {
  page: 'mx-auto w-full max-w-5xl px-gutter py-6 md:py-10',
  wide: 'w-full px-gutter py-5 md:py-8',
  stage: 'h-stage w-full overflow-hidden',
} as const

function LoadedPage({ route }: { readonly route: PageRoute }) {
  return createElement(pageOf(route.load))
}

/** One page in its frame: its skeleton while the code comes in, the error screen when it breaks. */
export function PageSlot({ route }: { readonly route: PageRoute }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const layout = route.layout ?? 'page'
  const foot = useContext(FooterPlace)
  const { load } = route
  useEffect(() => () => forgetFailure(load), [load])
  return (
    <div className={cx(FRAMES[layout])}>
      <Departure route={route} pathname={pathname} />
      <ErrorBoundary resetKey={pathname} onRetry={() => forgetFailure(load)} onHome={() => void navigate('/')}>
        <Suspense key={route.path} fallback={<PageSkeletonView kind={route.skeleton ?? 'text'} />}>
          <LoadedPage route={route} />
          <Arrival pathname={pathname} />
        </Suspense>
      </ErrorBoundary>
      {layout !== 'stage' && foot && createPortal(<Footer />, foot)}
    </div>
  )
}
