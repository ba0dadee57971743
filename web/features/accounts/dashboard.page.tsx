import { type LoaderFunctionArgs, redirect, replace } from 'react-router'
import { browserRuntime } from '#web/app/runtime.ts'
import { identityContext } from '#web/app/visit/identity-context.ts'
import { dashboardPath } from './landing-path.ts'

export function loader({ request, context }: LoaderFunctionArgs): never {
  throw redirect(dashboardPath(context.get(identityContext), new URL(request.url).search))
}

export function clientLoader({ request }: { request: Request }): never {
  throw replace(dashboardPath(browserRuntime().session.identity.read(), new URL(request.url).search))
}

export default function Dashboard() {
  return null
}
