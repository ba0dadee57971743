import { createSession, type SessionOptions } from './create-session.ts'

const nothing = () => undefined

/** The session of a page with a test's own server; the log is silent. */
export const aSession = (fetch: SessionOptions['fetch'], options: Partial<SessionOptions> = {}) =>
  createSession({
    fetch,
    log: { error: nothing, warn: nothing, log: nothing, info: nothing, debug: nothing, trace: nothing },
    cookies: () => 'XSRF-TOKEN=t',
    knownIdentity: null,
    navigate: nothing,
    place: () => ({ pathname: '/', search: '' }),
    ...options,
  })
