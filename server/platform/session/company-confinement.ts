// A company token acts for one company, whatever else its creator may do. The company is kept for the whole call, beside the
// parameters, so that no lookup of a membership can forget it.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Id } from '#shared/kit/ids.ts'
import type { App } from '../http/context.ts'

const confinement = new AsyncLocalStorage<{ personId: Id; companyId: Id }>()

/** After the body is parsed, because its events do not carry the context of the request. */
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
