// The document: language, theme, title, share tags, providers, and the error page.

import latinFont from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { I18nProvider as AriaLocale, RouterProvider as AriaRouter } from 'react-aria-components'
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useLocation,
  useMatches,
  useNavigate,
  useRouteLoaderData,
} from 'react-router'
import { WORKSPACE_COOKIE } from '#shared/access/workspace.ts'
import { directionOf, type Locale, localeFor, supportedLocale } from '#shared/kit/locales.ts'
import { rulesOf } from '#shared/kit/zone-rules.ts'
import { featureAt } from '#shared/screen-match.ts'
import { ariaLocale } from './app/document/aria-locale.ts'
import { useDocumentEffects, useHydratedMark } from './app/document/document-effects.ts'
import { DocumentHead } from './app/document/document-head.tsx'
import { NonceContext } from './app/document/nonce.ts'
import { isPlainDocument } from './app/document/plain-document.ts'
import { useLazyComponent } from './app/document/use-lazy-component.ts'
import { useZoneRules } from './app/document/use-zone-rules.ts'
import { errorFacts } from './app/error/error-facts.ts'
import { ErrorPage } from './app/error/error-page.tsx'
import { LoadFailureGuard } from './app/error/load-failure-guard.tsx'
import { FreshProofHost } from './app/fresh-proof/fresh-proof-host.tsx'
import { LoadingBar } from './app/loading-bar/loading-bar.tsx'
import { SentStates } from './app/query/sent-state.tsx'
import { loadDocument } from './app/routing/browser-routes.ts'
import { clientRedirect, enforceScreenGuard } from './app/routing/guard.ts'
import { Link } from './app/routing/link.tsx'
import { browserRuntime, isBrowser, type Runtime, runtimeFor } from './app/runtime.ts'
import { AccountAppearance } from './app/session/account-appearance.tsx'
import { readCookie } from './app/session/csrf.ts'
import { SessionProvider } from './app/session/session-context.tsx'
import { checkSession } from './app/session/session-rules.ts'
import { identifyVisitor } from './app/visit/identify-visitor.ts'
import { identityContext } from './app/visit/identity-context.ts'
import { visitContext } from './app/visit/visit.ts'
import { catalogueAddresses, loadCatalogue } from './app/words/load-catalogue.ts'
import { MessagesProvider } from './app/words/messages.tsx'
import { nextTask } from './platform/clock/next-task.ts'
import { connection } from './platform/connection/connection.ts'
import { ConfirmHost } from './ui/confirm-dialog-host.tsx'
import everywhere from './ui/everywhere.css?url'
import { LinkProvider } from './ui/link.tsx'
import { Toasts } from './ui/toast.tsx'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  // Referenced by the stylesheet alone, the font would arrive too late for the first paint.
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  // Linked by URL because stylesheets imported by modules are inserted again by later chunks. A repeated @font-face or an
  // extra layer would swap in a late font at once and reflow text while it is being read.
  { rel: 'stylesheet', href: everywhere },
]

export const middleware: MiddlewareFunction<Response>[] = [identifyVisitor]

/** For navigations in the browser: the guard uses the identity in memory. */
export const clientMiddleware: MiddlewareFunction[] = [
  async ({ request }, next) => {
    // Handle the click or key press, the guard and the page's requests in separate tasks, so that the browser can paint in between.
    await nextTask()
    const { session, site, locale, buildWatch } = browserRuntime()
    const url = new URL(request.url)
    // Someone who has just signed in may use another language than the current page.
    const accountLocale = supportedLocale(localeFor(locale, session.identity.read()?.locale), site.speaksPseudo)
    const isOtherLocale = accountLocale !== locale
    if ((buildWatch.isOutdated() || isOtherLocale) && loadDocument(`${url.pathname}${url.search}${url.hash}`)) {
      // The new document is loading; keep the current page until then.
      await new Promise(() => {})
    }
    if (site.authMode === 'cookie') await checkSession(session.client, session.identity, document.cookie)
    enforceScreenGuard(url, session.identity.read(), site.session.redirects, clientRedirect(url))
    // Meanwhile the page's data is loaded.
    const messages = connection.withReconnect(() => loadCatalogue(site.buildId, locale, featureAt(url.pathname)))
    await nextTask()
    await Promise.all([next(), messages])
  },
]

export function loader({ context }: LoaderFunctionArgs) {
  const { site, locale, theme, formToken, jar } = context.get(visitContext)
  const identity = context.get(identityContext)
  const zones = rulesOf(identity?.timeZone ? [identity.timeZone] : [], Date.now())
  const lastWorkspace = readCookie(jar.cookie, WORKSPACE_COOKIE)
  return { site, locale, theme, formToken, identity, zones, lastWorkspace }
}

export type RootData = ReturnType<typeof loader>

/** Messages and settings are fixed for the life of a document. */
export const shouldRevalidate = (): boolean => false

let lastRoot: RootData | undefined

/** The router drops the root's data when the root itself fails, but the error page needs its messages. */
function useRootData(): RootData | undefined {
  const root = useRouteLoaderData<RootData>('root')
  useEffect(() => {
    if (root) lastRoot = root
  }, [root])
  return root ?? lastRoot
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useContext(NonceContext)
  const root = useRootData()
  const locale = root?.locale ?? 'en'
  const isPlain = isPlainDocument(useMatches())
  useHydratedMark()
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-theme={root?.theme ?? 'system'}
      data-density={root?.identity?.density ?? 'comfortable'}
      // Without scripts there is no hydration to wait for.
      data-hydrated={isPlain || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Vite reads the nonce for preloads of lazy chunks; the id keeps React Aria from injecting a style element. */}
        <meta id="react-aria-pressable-style" property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <Links nonce="" />
        {root && !isPlain && <Catalogues build={root.site.buildId} locale={locale} />}
      </head>
      <body>
        <MessagesProvider locale={locale}>
          {isPlain ? null : import.meta.env.SSR ? (
            <LoadFailureGuard site={root?.site} />
          ) : (
            <script suppressHydrationWarning>{''}</script>
          )}
          <LoadingBar />
          {children}
        </MessagesProvider>
        {!isPlain && (
          <>
            <SentStates />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

/** In English there are none. */
function Catalogues({ build, locale }: { build: string; locale: Locale }): ReactNode {
  const features = ['common', featureAt(useLocation().pathname)]
  // Only in the document: they are loaded before it is hydrated.
  return catalogueAddresses(build, locale, isBrowser ? [] : features).map((address) => (
    <link key={address} rel="preload" as="fetch" crossOrigin="anonymous" href={address} data-catalogue="" />
  ))
}

const loadPalette = async () => (await import('./layouts/tools/palette/palette-host.tsx')).PaletteHost

/** A separate component, because re-rendering the root would discard page parts that have not loaded yet. */
function LatePalette(): ReactNode {
  return useLazyComponent(loadPalette)({})
}

export default function Root({ loaderData }: { loaderData: RootData }) {
  const { locale, site } = loaderData
  useZoneRules(loaderData.zones)
  const [runtime] = useState(() => runtimeFor(loaderData))
  useDocumentEffects(runtime)
  return (
    <Providers runtime={runtime}>
      <AccountAppearance locale={locale}>
        <DocumentHead site={site} />
        <Outlet />
        <Toasts />
        <ConfirmHost />
        <FreshProofHost />
        <LatePalette />
      </AccountAppearance>
    </Providers>
  )
}

function Providers({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  const navigate = useNavigate()
  useEffect(() => runtime.setNavigate((path, options) => navigate(path, options)), [runtime, navigate])
  return (
    <AriaLocale locale={ariaLocale(runtime.locale)}>
      <AriaRouter navigate={(path, options) => void navigate(path, options)} useHref={useHref}>
        <SessionProvider session={runtime.session}>
          <LinkProvider value={Link}>{children}</LinkProvider>
        </SessionProvider>
      </AriaRouter>
    </AriaLocale>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const root = useRouteLoaderData<RootData>('root')
  // After an initial error no Root has rendered, but links on the error page still navigate on the client.
  const runtime = root && isBrowser ? runtimeFor(root) : null
  return (
    <>
      <ErrorPage error={error} />
      {runtime && errorFacts(error).status === 404 && (
        <Providers runtime={runtime}>
          <LatePalette />
        </Providers>
      )}
    </>
  )
}
