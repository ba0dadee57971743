// One environment a side: no DOM in the server, no Node in the browser, neither in shared.

import type { Check, Outcome } from './check.ts'
import { runTool, runTools } from './tool.ts'

// The web and its tests read types that React Router writes from web/routes.ts; they are written once for both.
let routeTypes: Promise<Outcome> | undefined
function writeRouteTypes(): Promise<Outcome> {
  routeTypes ??= runTool('react-router', ['typegen'])
  return routeTypes
}

const compile = (side: string) => runTools([['tsc', '-p', `tsconfig.${side}.json`]])

async function compileWithRoutes(side: string): Promise<Outcome> {
  const written = await writeRouteTypes()
  return written.isPassed ? compile(side) : written
}

export const typeChecks: Check[] = [
  { name: 'types of web', run: () => compileWithRoutes('web') },
  { name: 'types of server', run: () => compile('server') },
  { name: 'types of e2e', run: () => compileWithRoutes('e2e') },
  { name: 'types of shared', run: () => compile('shared') },
]
