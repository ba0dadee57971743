import { createLogger, writeToConsole } from '../log/logger.ts'
import { createSessionClient, type SessionClient } from '../session/session-client.ts'
import type { Visit } from './visit.ts'

/** The session client of a server-side loader: `visit.fetch` sends the visitor's cookies along. */
export const serverClient = (visit: Pick<Visit, 'fetch' | 'locale'> & Partial<Pick<Visit, 'site'>>): SessionClient =>
  createSessionClient({
    fetch: (input, init) => visit.fetch(input, init),
    log: createLogger({ write: writeToConsole }),
    cookies: () => '',
    locale: () => visit.locale,
    identityPath: visit.site?.session.userEndpoint,
  })
