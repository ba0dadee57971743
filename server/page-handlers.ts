// React Router's request handler, for each document with the routes of its screen alone. It would otherwise try the patterns of
// all screens, twice per document.

import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { screenAt } from '#shared/screen-match.ts'

type Mode = 'production' | 'development'

/** Where every document begins, and what it shows when the path does not match after all. */
const ALWAYS = ['root', 'not-found']

export function createPageHandlers(build: ServerBuild, mode: Mode): (pathname: string) => RequestHandler {
  const forAny = createRequestHandler(build, mode)
  const byScreen = new Map<string, RequestHandler>()
  return (pathname) => {
    const id = isPlain(pathname) ? screenAt(pathname)?.path : undefined
    if (id === undefined || !build.routes[id]) return forAny
    let handler = byScreen.get(id)
    if (!handler) byScreen.set(id, (handler = createRequestHandler({ ...build, routes: routesFor(build, id) }, mode)))
    return handler
  }
}

/** The router decodes paths before it matches them, and data requests have an ending that is no part of the path. */
const isPlain = (pathname: string): boolean => !pathname.includes('%') && !pathname.endsWith('.data')

function routesFor({ routes }: ServerBuild, id: string): ServerBuild['routes'] {
  const chosen = new Set(ALWAYS)
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) chosen.add(at)
  return Object.fromEntries(Object.entries(routes).filter(([name]) => chosen.has(name)))
}
