// Turns the table of screens into the router's configuration: each layout a parent route, each screen a child of it.

import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { devScreens, landedScreens, layouts, type Screen } from '../shared/screens.ts'

const pageRoute = (screen: Screen): RouteConfigEntry =>
  route(screen.path, `features/${screen.page}.page.tsx`, { id: screen.path })

const routes: RouteConfig = [
  ...layouts.map((name) =>
    layout(
      `layouts/${name}.layout.tsx`,
      { id: `layout:${name}` },
      [...landedScreens, ...devScreens].filter((screen) => screen.layout === name).map(pageRoute),
    ),
  ),
  route('*', 'app/not-found.page.tsx', { id: 'not-found' }),
]

export default routes
