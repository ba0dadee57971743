// The parent route of every area's pages: brings the area's words, and names the page for tests and styles.

import { type LoaderFunctionArgs, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { screenAt } from '#shared/screen-match.ts'
import type { RootData } from '#web/root.tsx'
import { browserRuntime } from '../runtime.ts'
import { visitContext } from '../visit/visit.ts'
import { catalogueOf } from '../words/messages.server.ts'
import { type Catalogue, MessagesProvider } from '../words/messages.tsx'

const areaOf = (url: string): string => screenAt(new URL(url).pathname)?.page.split('/')[0] ?? 'common'

export function loader({ request, context }: LoaderFunctionArgs): Catalogue {
  return catalogueOf(areaOf(request.url), context.get(visitContext).locale)
}

export async function clientLoader({ request }: { request: Request }): Promise<Catalogue> {
  const { site, locale } = browserRuntime()
  const answer = await fetch(`/messages/${site.buildId}/${locale}/${areaOf(request.url)}`)
  if (!answer.ok) throw new Error(`The words of this page could not be loaded (${answer.status})`)
  return answer.text()
}

/** Within an area the words stay the same. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  areaOf(currentUrl.href) !== areaOf(nextUrl.href)

export default function Area({ loaderData }: { loaderData: Catalogue }) {
  const { pathname } = useLocation()
  const { locale } = useRouteLoaderData('root') as RootData
  return (
    <MessagesProvider locale={locale} messages={loaderData}>
      <div data-route-id={screenAt(pathname)?.path}>
        <Outlet />
      </div>
    </MessagesProvider>
  )
}
