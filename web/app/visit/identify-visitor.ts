import { type MiddlewareFunction, redirect } from 'react-router'
import { createLogger, writeToConsole } from '../log/logger.ts'
import { enforceDevScreens, enforceMaintenance, enforceScreenGuard } from '../routing/guard.ts'
import { loadIdentity } from '../session/identity.ts'
import { identityContext } from './identity-context.ts'
import { serverClient } from './server-client.ts'
import { visitContext, withAccountSettings } from './visit.ts'

/** For documents: load the identity, then enforce the guard, then load anything else. */
export const identifyVisitor: MiddlewareFunction<Response> = async ({ request, context }) => {
  const url = new URL(request.url)
  const visit = context.get(visitContext)
  enforceDevScreens(url, visit.site.isProduction)
  enforceMaintenance(url, visit.isInMaintenance)
  const { redirects, loadsIdentity } = visit.site.session
  const loaded =
    visit.isInMaintenance || visit.isStranger || !loadsIdentity
      ? null
      : await loadIdentity(serverClient(visit), createLogger({ write: writeToConsole }))
  context.set(identityContext, loaded?.identity ?? null)
  context.set(visitContext, withAccountSettings(visit, loaded?.identity ?? null))
  enforceScreenGuard(url, loaded?.identity ?? null, redirects, redirect)
}
