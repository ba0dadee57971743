// The parent route of every feature's pages: loads the feature's messages and marks the page for tests and styles.

import { type LoaderFunctionArgs, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { screenAt } from '#shared/screen-match.ts'
import { featureOfPage } from '#shared/screens.ts'
import type { RootData } from '#web/root.tsx'
import { browserRuntime } from '../runtime.ts'
import { visitContext } from '../visit/visit.ts'
import { catalogueOf } from '../words/messages.server.ts'
import { type Catalogue, MessagesProvider } from '../words/messages.tsx'

function featureAt(url: string): string {
  const screen = screenAt(new URL(url).pathname)
  return screen ? featureOfPage(screen) : 'common'
}

export function loader({ request, context }: LoaderFunctionArgs): Catalogue {
  return catalogueOf(featureAt(request.url), context.get(visitContext).locale)
}

export async function clientLoader({ request }: { request: Request }): Promise<Catalogue> {
  const { site, locale } = browserRuntime()
  const answer = await fetch(`/messages/${site.buildId}/${locale}/${featureAt(request.url)}`)
  if (!answer.ok) throw new Error(`The messages of this page could not be loaded (${answer.status})`)
  return answer.text()
}

/** Pages of one feature share their messages. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  featureAt(currentUrl.href) !== featureAt(nextUrl.href)

export default function FeatureRoute({ loaderData }: { loaderData: Catalogue }) {
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
