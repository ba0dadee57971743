// Turns the table of screens into the router's configuration: each layout is a parent route, each screen a child of it.

import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { frameOf, type Layout, layouts } from '../shared/layouts.ts'
import { devScreens, featureOfPage, landedScreens, pending, type Screen } from '../shared/screens.ts'
import { LAYOUT_ID } from './layouts/layout-id.ts'

const NOT_FOUND = 'app/routing/not-found.page.tsx'

const shown = [...landedScreens, ...devScreens]

const pageRoute = (screen: Screen): RouteConfigEntry =>
  route(screen.path, `features/${screen.page}.page.tsx`, { id: screen.path })

/** Between a layout and its pages is the route of their feature, which loads its messages. */
function featureRoutes(name: Layout): RouteConfigEntry[] {
  const byFeature = Map.groupBy(
    shown.filter((screen) => screen.layout === name),
    featureOfPage,
  )
  return [...byFeature].map(([feature, screens]) =>
    layout('app/routing/feature-route.tsx', { id: `${name}:${feature}` }, screens.map(pageRoute)),
  )
}

/** Layouts without a screen would only bloat the route manifest. */
const usedLayouts = layouts.filter((name) => shown.some((screen) => screen.layout === name))

/** Whether the path would match a parameter of a screen that has landed. */
const isShadowed = (path: string): boolean => shown.some((screen) => matchPath(screen.path, path) !== null)

const routes: RouteConfig = [
  ...usedLayouts.map((name) =>
    layout(`layouts/${frameOf(name)}.layout.tsx`, { id: `${LAYOUT_ID}${name}` }, featureRoutes(name)),
  ),
  route('/messages/:build/:locale/:feature', 'app/words/messages.resource.ts'),
  ...pending.filter(isShadowed).map((path) => route(path, NOT_FOUND, { id: `not-found:${path}` })),
  route('*', NOT_FOUND, { id: 'not-found' }),
]

export default routes
