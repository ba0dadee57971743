// Documents: React Router's request handler inside Fastify. The only file that loads the built web bundle. Loaders call the
// API in-process with the visitor's own cookie, so there is only one authorized path to the data.

import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { HOME_PATH, sameOriginPath } from '#shared/access/guards.ts'
import { streamHosts } from '#shared/features/learning/masterclass/stream-hosts.ts'
import { LOCALE_COOKIE, THEME_COOKIE } from '#shared/kit/cookies.ts'
import { supportedLocale } from '#shared/kit/locales.ts'
import { FORM_FIELD } from '#shared/page-forms.ts'
import { createPageHandlers } from './page-handlers.ts'
import { asOnePage, currentPage } from './platform/db/queries/page-reads.ts'
import { AppError } from './platform/http/app-error.ts'
import type { App } from './platform/http/context.ts'
import { inProcessFetch } from './platform/http/in-process-fetch.ts'
import type { MaintenanceSwitch } from './platform/http/maintenance/maintenance.ts'
import { issueFormToken } from './platform/http/requests/form-token.ts'
import { isFromOwnPage, PAGE_FORMS, submittedForm } from './platform/http/requests/page-forms.ts'
import { documentPolicy } from './platform/http/security-headers.ts'
import { localeOf } from './platform/i18n/server-i18n.ts'
import type { Platform } from './platform/platform.ts'
import { isStranger } from './platform/session/cookies.ts'

const SERVER_BUNDLE = new URL('../build/server/index.js', import.meta.url)

/** Paths that are never a page: an unknown one gets a plain 404 instead of the application shell. */
const notDocuments =
  /^\/(img|assets|fonts|flags|builds|ingest|broadcasting|sanctum|apps|app|pusher|uploads|files|email)(\/|$)|^\/((shared|talent|company|ops)\/)?api(\/|$)/

/** Pages that other sites may show in a frame. They contain nothing personal, and all they offer is a link that leaves the frame. */
const embeddable: ReadonlySet<string> = new Set(['/skill-center/tests/talent_modal'])

export type DocumentOptions = {
  platform: Platform
  buildId: string
  maintenance: MaintenanceSwitch
  vite?: ViteDevServer
}

export async function serveDocuments(app: App, options: DocumentOptions): Promise<void> {
  const { platform, vite } = options
  const own = new URL(platform.url)
  const ownHosts = [own.host, ...platform.config.auth.statefulHosts]
  if (!vite && !existsSync(SERVER_BUNDLE))
    throw new Error(`No build at ${fileURLToPath(SERVER_BUNDLE)}: run npm run build`)
  const loadBuild = async (): Promise<ServerBuild> =>
    vite
      ? ((await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild)
      : ((await import(SERVER_BUNDLE.href)) as ServerBuild)
  const mode = vite ? 'development' : 'production'
  const ready = vite ? null : { build: await loadBuild() }
  const handlers = ready && createPageHandlers(ready.build, mode)

  const hosts = { ...contentHosts(options), frameHosts: streamHosts }
  const policies = { own: documentPolicy(hosts), anywhere: documentPolicy({ ...hosts, isEmbeddable: true }) }

  await app.register(async (scope) => {
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const { originalUrl } = request
      if (notDocuments.test(originalUrl)) return reply.callNotFound()
      // `*` and absolute-form URLs, as sent to proxies.
      if (!originalUrl.startsWith('/')) throw new AppError('malformed_request')
      const build = ready?.build ?? (await loadBuild())
      const handlerAt = handlers ?? createPageHandlers(build, mode)
      const nonce = randomBytes(16).toString('base64')
      const isEmbeddable = embeddable.has(originalUrl.split('?')[0] ?? '')
      reply.header('Content-Security-Policy', policies[isEmbeddable ? 'anywhere' : 'own'](nonce))
      if (isEmbeddable) reply.removeHeader('X-Frame-Options')
      reply.header('Cache-Control', 'private, no-cache')
      const rendered: { html: string | null } = { html: null }
      const context = await visitContext(app, request, reply, build, { ...options, nonce, rendered })
      // Always with our own origin: the Host header is not trusted, and need not even be a valid host.
      const visited =
        request.method === 'POST'
          ? submittedForm(request, own)
          : createRequest(request.raw, reply.raw, { host: own.host, protocol: own.protocol })
      const response = await handlerAt(new URL(visited.url).pathname)(visited, context)
      if (!platform.config.isProduction)
        reply.header('Server-Timing', `db;desc="${currentPage()?.roundTrips ?? 0} round trips"`)
      if (rendered.html === null) return reply.send(response)
      reply.status(response.status)
      for (const [name, value] of response.headers) reply.header(name, value)
      return reply.send(rendered.html)
    }
    // An explicit HEAD: the one that Fastify adds cannot determine the length of a Response.
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      config: { isAnonymous: true, limit: 'documents' },
      handler: (request, reply) => asOnePage(() => answer(request, reply)),
    })
    scope.route({
      method: 'POST',
      url: `${PAGE_FORMS}/*`,
      // CSRF-check the page's form here; what its action sends to the API is checked there, like any other call.
      config: { isAnonymous: true, isCsrfExempt: true, limit: 'documents' },
      handler: async (request, reply) => {
        if (!isFromOwnPage(request, ownHosts, cookieSettings(platform))) throw new AppError('csrf_token_mismatch')
        // Only forms that name their action work without scripts.
        const isKnown = (request.body as Record<string, string> | null)?.[FORM_FIELD] !== undefined
        return isKnown ? answer(request, reply) : reply.redirect(sameOriginPath(request.originalUrl) ?? HOME_PATH, 303)
      },
    })
  })
  platform.log.debug('documents are served')
}

const cookieSettings = ({ appKey, url }: Platform) => ({ appKey, isSecure: url.startsWith('https:') })

/** Everything a loader may need to know, under the bundle's own context key. */
async function visitContext(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  build: ServerBuild,
  options: DocumentOptions & { nonce: string; rendered: { html: string | null } },
): Promise<RouterContextProvider> {
  const { platform, buildId, vite, nonce, rendered } = options
  const { config } = platform
  const entry = build.entry.module as unknown as { visitContext: Parameters<RouterContextProvider['set']>[0] }
  const locale = localeOf(request.cookies[LOCALE_COOKIE], request.headers['accept-language'])
  const theme = request.cookies[THEME_COOKIE]
  const context = new RouterContextProvider()
  const { fetch, jar } = inProcessFetch(app, { page: request, reply, url: platform.url, authMode: config.auth.mode })
  const form = issueFormToken(request, cookieSettings(platform))
  if (form?.cookie) jar.cookie = form.cookie
  context.set(entry.visitContext, {
    nonce,
    rendered,
    fetch,
    jar,
    formToken: form?.token ?? null,
    isStranger: isStranger(request, config.auth.mode, cookieSettings(platform).isSecure),
    locale: supportedLocale(locale, config.speaksPseudo),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    // Without a database nothing else could be shown anyway.
    isInMaintenance: await options.maintenance.isOn().catch(() => true),
    site: {
      title: config.siteTitle,
      titleSeparator: config.titleSeparator,
      url: platform.url,
      buildId,
      authMode: config.auth.mode,
      session: config.session,
      isProduction: config.isProduction,
      isDemo: config.demo,
      speaksPseudo: config.speaksPseudo,
      isDevelopment: vite !== undefined,
      analytics: config.analytics.token
        ? { token: config.analytics.token, prefix: config.analytics.prefix, countBots: config.analytics.countBots }
        : null,
      legal: { termsUrl: config.legal.termsUrl, privacyUrl: config.legal.privacyUrl },
      feedback: config.feedback.token ? { token: config.feedback.token, source: config.feedback.source } : null,
      realtime: {
        authEndpoint: config.realtime.authEndpoint,
        key: platform.realtime.app.key,
        transports: config.realtime.transports,
        service: config.realtime.external && {
          socketHost: config.realtime.external.socketHost,
          httpHost: config.realtime.external.httpHost,
          port: config.realtime.external.port,
          isSecure: config.realtime.external.scheme === 'https',
        },
      },
    },
  })
  return context
}

function contentHosts({ platform, vite }: DocumentOptions) {
  const { feedback } = platform.config
  const feedbackHosts = feedback.token ? [new URL(feedback.source).origin] : []
  // Vite's hot reload opens a socket of its own.
  const development = vite ? ['ws:'] : []
  return { scriptHosts: feedbackHosts, connectHosts: [...feedbackHosts, ...realtimeHosts(platform), ...development] }
}

/** Not every browser includes WebSockets of the same host in 'self'. */
function realtimeHosts({ url, config }: Platform): string[] {
  const { external } = config.realtime
  if (!external) return [url.replace(/^http/, 'ws')]
  const { scheme, socketHost, httpHost } = external
  const port = external.port === null ? '' : `:${external.port}`
  return [`${scheme === 'https' ? 'wss' : 'ws'}://${socketHost}${port}`, `${scheme}://${httpHost}${port}`]
}
