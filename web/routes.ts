// Turns the table of screens into the router's configuration: each layout a parent route, each screen a child of it.

import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { devScreens, type Layout, landedScreens, layouts, type Screen } from '../shared/screens.ts'

const shown = [...landedScreens, ...devScreens]

const pageRoute = (screen: Screen): RouteConfigEntry =>
  route(screen.path, `features/${screen.page}.page.tsx`, { id: screen.path })

/** Between a layout and its pages stands their area, which brings the area's words. */
function areaRoutes(name: Layout): RouteConfigEntry[] {
  const areas = Map.groupBy(
    shown.filter((screen) => screen.layout === name),
    (screen) => screen.page.split('/')[0],
  )
  return [...areas].map(([area, screens]) =>
    layout('app/routing/area.tsx', { id: `${name}:${area}` }, screens.map(pageRoute)),
  )
}

/** A frame without a screen yet would be named to every visitor for nothing. */
const usedLayouts = layouts.filter((name) => shown.some((screen) => screen.layout === name))

const routes: RouteConfig = [
  ...usedLayouts.map((name) => layout(`layouts/${name}.layout.tsx`, { id: `layout:${name}` }, areaRoutes(name))),
  route('/messages/:build/:locale/:area', 'app/words/messages.resource.ts'),
  route('*', 'app/routing/not-found.page.tsx', { id: 'not-found' }),
]

export default routes
