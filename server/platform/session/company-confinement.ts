// A company token acts for one company, whatever else its creator may do. The company is kept in the call's context, not in
// parameters, so that no membership lookup can miss it.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Id } from '#shared/kit/ids.ts'
import type { App } from '../http/context.ts'

const confinement = new AsyncLocalStorage<{ personId: Id; companyId: Id }>()

/** Set after the body is parsed, because parser events lose the request's context. */
export function confineCompanyTokens(app: App): void {
  app.addHook('preHandler', ({ credential, viewer }, _reply, done) => {
    const companyId = credential?.kind === 'token' ? credential.companyId : null
    if (companyId === null || viewer === null) done()
    else confinement.run({ personId: viewer.id, companyId }, done)
  })
}

/** The only company this person may act for during this call; null: all of theirs. */
export function confinedTo(personId: Id): Id | null {
  const confined = confinement.getStore()
  return confined?.personId === personId ? confined.companyId : null
}
