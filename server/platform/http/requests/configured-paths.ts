import type { IncomingMessage } from 'node:http'
import { USER_ENDPOINT } from '#shared/access/session-settings.ts'
import { CHANNEL_AUTH_PATH, type Config } from '../../config.ts'
import { isPageForm, PAGE_FORMS } from './page-forms.ts'

/** Some endpoints can also be reached at a path the installation chooses. Page forms are never routed to endpoints. */
export function withConfiguredPaths({ session, realtime }: Config): (request: IncomingMessage) => string {
  const routes = new Map<string, string>()
  if (session.userEndpoint) routes.set(session.userEndpoint, USER_ENDPOINT)
  if (realtime.authEndpoint) routes.set(realtime.authEndpoint, CHANNEL_AUTH_PATH)
  return (request) => {
    const { url = '/' } = request
    if (isPageForm(request)) return `${PAGE_FORMS}${url}`
    const [path = '', ...query] = url.split('?')
    const route = routes.get(path)
    return route === undefined || route === path ? url : [route, ...query].join('?')
  }
}
