import { type LoaderFunctionArgs, redirect } from 'react-router'
import { clientRedirect } from '#web/app/routing/guard.ts'
import { browserRuntime } from '#web/app/runtime.ts'
import { identityContext } from '#web/app/visit/identity-context.ts'
import { dashboardPath } from './landing-path.ts'

export function loader({ request, context }: LoaderFunctionArgs): never {
  throw redirect(dashboardPath(context.get(identityContext), new URL(request.url).search))
}

export function clientLoader({ request }: { request: Request }): never {
  const url = new URL(request.url)
  throw clientRedirect(url)(dashboardPath(browserRuntime().session.identity.read(), url.search))
}

export default function Dashboard() {
  return null
}
