// The parent route of every feature's pages: loads the feature's messages and marks the page for tests and styles.

import { type LoaderFunctionArgs, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { screenAt } from '#shared/screen-match.ts'
import { featureOfPage } from '#shared/screens.ts'
import type { RootData } from '#web/root.tsx'
import { visitContext } from '../visit/visit.ts'
import { loadCatalogue } from '../words/load-catalogue.ts'
import { catalogueOf } from '../words/messages.server.ts'
import { type Catalogue, MessagesProvider } from '../words/messages.tsx'

function featureAt(url: string): string {
  const screen = screenAt(new URL(url).pathname)
  return screen ? featureOfPage(screen) : 'common'
}

export function loader({ request, context }: LoaderFunctionArgs): Catalogue {
  return catalogueOf(featureAt(request.url), context.get(visitContext).locale)
}

export const clientLoader = ({ request }: { request: Request }): Promise<Catalogue> =>
  loadCatalogue(featureAt(request.url))

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
