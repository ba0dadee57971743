// What a server-side loader knows of the visit. The server fills it in for each document.

import { createContext } from 'react-router'
import type { VisitFacts } from '#shared/site.ts'

export type Visit = VisitFacts & {
  /** Calls the API inside the server's process as the visitor. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
}

export const visitContext = createContext<Visit>()
