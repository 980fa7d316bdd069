import { Navigate, useLocation, type RouteObject } from 'react-router'
import { isPage, type Feature, type FeatureRoute } from '../kit/feature.ts'
import { RootError } from './errors/root-error.tsx'
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
export function routesOf(features: readonly Feature[]): RouteObject[] {
  const children = features.flatMap((feature) => feature.routes.map(toRoute))
  const hasHome = children.some((route) => route.path === '/')
  const home = hasHome ? [] : [{ path: '/', element: <Redirect to={FIRST_PAGE} /> }]
  return [{ element: <Shell features={features} />, errorElement: <RootError />, children: [...home, ...children] }]
}
