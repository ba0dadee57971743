import { type LoaderFunctionArgs, redirect, replace } from 'react-router'
import { browserRuntime } from '#web/app/runtime.ts'
import { identityContext } from '#web/app/visit/identity-context.ts'
import { requestedPath } from './landing-path.ts'

export function loader({ request, context }: LoaderFunctionArgs): never {
  throw redirect(requestedPath(context.get(identityContext), new URL(request.url).search))
}

export function clientLoader({ request }: { request: Request }): never {
  throw replace(requestedPath(browserRuntime().session.identity.read(), new URL(request.url).search))
}

export default function LoginRedirects() {
  return null
}
