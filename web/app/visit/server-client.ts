import { createLogger, writeToConsole } from '../log/logger.ts'
import { csrfDefaults } from '../session/csrf.ts'
import { createSessionClient, type SessionClient } from '../session/session-client.ts'
import type { TokenStore } from '../session/token-store.ts'
import type { Visit } from './visit.ts'

type ClientVisit = Pick<Visit, 'fetch' | 'locale'> & Partial<Pick<Visit, 'site' | 'jar'>>

/** The session client for server-side loaders and actions: `visit.fetch` forwards the visitor's cookies. */
export const serverClient = (visit: ClientVisit, tokens?: TokenStore): SessionClient =>
  createSessionClient({
    fetch: (input, init) => visit.fetch(input, init),
    log: createLogger({ write: writeToConsole }),
    cookies: () => visit.jar?.cookie ?? '',
    ...(tokens && { tokens }),
    ...(visit.site && { csrf: { ...csrfDefaults, headerName: visit.site.session.csrfHeader } }),
    locale: () => visit.locale,
    identityPath: visit.site?.session.userEndpoint,
  })
