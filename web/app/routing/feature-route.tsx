// The parent route of every feature's pages: provides the feature's messages and marks the page for tests and styles.

import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { featureAt, screenAt } from '#shared/screen-match.ts'
import type { RootData } from '#web/root.tsx'
import { MessagesProvider } from '../words/messages.tsx'

export default function FeatureRoute() {
  const { pathname } = useLocation()
  const { locale } = useRouteLoaderData('root') as RootData
  return (
    <MessagesProvider locale={locale} feature={featureAt(pathname)}>
      <div data-route-id={screenAt(pathname)?.path}>
        <Outlet />
      </div>
    </MessagesProvider>
  )
}
