import { useMemo } from 'react'
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router'
import { isPage, type Feature, type FeatureRoute } from '../kit/feature.ts'
import { RootBoundary } from './errors/root-boundary.tsx'
import { PageSlot } from './page-slot.tsx'
import { Shell } from './shell/shell.tsx'

/** Where `/` leads while no feature has taken it. */
const FIRST_PAGE = '/ai-trails'

function Redirect({ to }: { readonly to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}

const toRoute = (route: FeatureRoute): RouteObject => ({
  path: route.path,
  element: isPage(route) ? <PageSlot route={route} /> : <Redirect to={route.redirect} />,
})

/** The route table, from the manifests alone. */
function routesOf(features: readonly Feature[]): RouteObject[] {
  const children = features.flatMap((feature) => feature.routes.map(toRoute))
  const hasHome = children.some((route) => route.path === '/')
  const home = hasHome ? [] : [{ path: '/', element: <Redirect to={FIRST_PAGE} /> }]
  return [{ element: <Shell features={features} />, children: [...home, ...children] }]
}

/** The page the address asks for, inside the shell. */
export function Pages({ features }: { readonly features: readonly Feature[] }) {
  const page = useRoutes(useMemo(() => routesOf(features), [features]))
  return <RootBoundary>{page}</RootBoundary>
}
