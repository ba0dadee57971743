// Builds the application: the platform's plugins in the order a request passes them, then the routes of every feature.

import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import { allFeatures } from './all-features.ts'
import { createPeopleLookup } from './features/base/accounts/accounts.service.ts'
import { createCredentialLookup } from './features/base/accounts/credentials/live-credentials.service.ts'
import type { App } from './platform/http/context.ts'
import { enforceGuards } from './platform/http/enforce-guard.ts'
import { handleErrors } from './platform/http/error-handler.ts'
import { acceptForms } from './platform/http/forms.ts'
import {
  createMaintenanceSwitch,
  type MaintenanceSwitch,
  rejectDuringMaintenance,
} from './platform/http/maintenance/maintenance.ts'
import { rejectMalformedRequests, rejectRepeatedHosts } from './platform/http/malformed-requests.ts'
import { describeApi } from './platform/http/openapi/openapi.ts'
import { relayAnalytics } from './platform/http/operations/analytics-relay.ts'
import { keepDiskSpace, spaceIn } from './platform/http/operations/disk-space.ts'
import { prepareDraining } from './platform/http/operations/draining.ts'
import { serveHealth } from './platform/http/operations/health.ts'
import { logRequests } from './platform/http/operations/log-requests.ts'
import { type Metrics, measureRequests } from './platform/http/operations/metrics.ts'
import { serveSecurityContact } from './platform/http/operations/security-contact.ts'
import { limitRates } from './platform/http/rate-limits.ts'
import { applyAccountLanguage, decorateLanguage } from './platform/http/request-language.ts'
import { withConfiguredPaths } from './platform/http/requests/configured-paths.ts'
import { allowOrigins } from './platform/http/requests/cross-origin.ts'
import { acceptJson } from './platform/http/requests/json-bodies.ts'
import { trustIn } from './platform/http/requests/trusted-proxies.ts'
import { serializeResponses } from './platform/http/responses/serialize-responses.ts'
import { setSecurityHeaders } from './platform/http/security-headers.ts'
import { validateWithZod } from './platform/http/validation.ts'
import { newRequestId } from './platform/log.ts'
import type { Platform } from './platform/platform.ts'
import { serveRealtime } from './platform/realtime/serve-realtime.ts'
import { authenticateRequests } from './platform/session/authentication.ts'
import { confineCompanyTokens } from './platform/session/company-confinement.ts'
import { traceIfOn } from './platform/tracing/tracing.ts'

const BODY_LIMIT = 1024 * 1024
const FORM_FILES = 5
const HEADERS_TIMEOUT_MS = 60_000
const CHECK_INTERVAL_MS = 10_000

export type AppDeps = { platform: Platform; metrics: Metrics }

export async function buildApp({ platform, metrics }: AppDeps): Promise<{ app: App; maintenance: MaintenanceSwitch }> {
  const { config, db } = platform
  const isSecure = platform.url.startsWith('https:')
  const { requestMs, idleMs } = config.timeouts
  const site = { isSecure, hsts: config.hsts }
  const app: App = Fastify({
    loggerInstance: platform.log,
    trustProxy: trustIn(config.trustedProxies),
    bodyLimit: BODY_LIMIT,
    rewriteUrl: withConfiguredPaths(config),
    // A body that arrives slowly, and one that stops arriving. WebSockets are not affected.
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    http: {
      requestTimeout: requestMs,
      // Must not exceed the limits above, or both would be disabled.
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestMs),
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, requestMs),
    },
    genReqId: newRequestId,
    // One line per request, written when it is over; see log-requests.ts.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
    // At shutdown everything that still arrives is answered; see draining.ts.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    ...rejectMalformedRequests(site),
  })
  app.setValidatorCompiler(validateWithZod)
  app.setSerializerCompiler(serializeResponses({ isChecked: config.checksResponses }))
  handleErrors(app)
  prepareDraining(app)
  await traceIfOn(app, config.traces)

  setSecurityHeaders(app, site)
  rejectRepeatedHosts(app)
  await app.register(cookie)
  await allowOrigins(app, { origins: config.auth.corsOrigins, csrfHeader: config.session.csrfHeader })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: BODY_LIMIT, files: FORM_FILES, fields: 200 },
  })
  acceptJson(app)
  acceptForms(app, { largestForm: (FORM_FILES + 1) * BODY_LIMIT })
  decorateLanguage(app, config)
  logRequests(app)
  measureRequests(app, metrics, { token: config.metricsToken, isProduction: config.isProduction })
  keepDiskSpace(app, () => spaceIn(config.dataDir))
  const maintenance = createMaintenanceSwitch(db, Date.now)
  rejectDuringMaintenance(app, maintenance)
  authenticateRequests(app, {
    mode: config.auth.mode,
    people: createPeopleLookup(db, platform.clock),
    isSecure,
    appKey: platform.appKey,
    csrfHeader: config.session.csrfHeader,
    ownHosts: [new URL(platform.url).host, ...config.auth.statefulHosts],
  })
  applyAccountLanguage(app, config)
  await limitRates(app, { limits: config.rateLimit, redis: platform.redis })
  enforceGuards(app, platform.clock)
  confineCompanyTokens(app)
  await describeApi(app, config.siteTitle)

  serveHealth(app, platform)
  serveSecurityContact(app, { contact: config.securityContact, url: platform.url, clock: platform.clock })
  await relayAnalytics(app, config.analytics)

  await serveRealtime(app, { platform, lookup: createCredentialLookup(db, platform.clock), metrics })

  for (const { routes } of allFeatures) await routes?.(app, platform, metrics)
  return { app, maintenance }
}
