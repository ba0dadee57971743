// Builds the application: the platform's plugins in the order a request meets them, then one line per feature.

import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import type { Redis } from 'ioredis'
import { accountsRoutes } from './features/base/accounts/accounts.routes.ts'
import { createPeopleLookup } from './features/base/accounts/accounts.service.ts'
import { createCredentialLookup } from './features/base/accounts/credentials/live-credentials.service.ts'
import { mailboxRoutes } from './features/base/dev-tools/mailbox.routes.ts'
import { exchangeRatesRoutes } from './features/base/exchange-rates/exchange-rates.routes.ts'
import { filesRoutes } from './features/base/files/files.routes.ts'
import { recordingsRoutes } from './features/base/recordings/recordings.routes.ts'
import { referenceRoutes } from './features/base/reference/reference.routes.ts'
import { onboardingRoutes } from './features/entry/onboarding/onboarding.routes.ts'
import { accountRecoveryRoutes } from './features/entry/security/account-recovery.routes.ts'
import { securityRoutes } from './features/entry/security/security.routes.ts'
import { signInRoutes } from './features/entry/sign-in/sign-in.routes.ts'
import { sourcesRoutes } from './features/entry/sources/sources.routes.ts'
import { applicationsRoutes } from './features/hiring/applications/applications.routes.ts'
import { applyRoutes } from './features/hiring/apply/apply.routes.ts'
import { screenersRoutes } from './features/hiring/screeners/screeners.routes.ts'
import { feedsRoutes } from './features/jobs/feeds/feeds.routes.ts'
import { publicFeedsRoutes } from './features/jobs/feeds/outgoing/public-feeds.routes.ts'
import { invitationsRoutes } from './features/jobs/invitations/invitations.routes.ts'
import { jobGlobeRoutes } from './features/jobs/job-globe/job-globe.routes.ts'
import { jobReportsRoutes } from './features/jobs/job-reports/job-reports.routes.ts'
import { jobSearchRoutes } from './features/jobs/job-search/job-search.routes.ts'
import { sitemapRoutes } from './features/jobs/job-search/sitemap/sitemap.routes.ts'
import { jobTabsRoutes } from './features/jobs/job-tabs/job-tabs.routes.ts'
import { jobsRoutes } from './features/jobs/jobs/jobs.routes.ts'
import { recommendationsRoutes } from './features/jobs/recommendations/recommendations.routes.ts'
import { savedJobsRoutes } from './features/jobs/saved-jobs/saved-jobs.routes.ts'
import { savedSearchesRoutes } from './features/jobs/saved-searches/saved-searches.routes.ts'
import { companiesRoutes } from './features/people/companies/companies.routes.ts'
import { notificationsRoutes } from './features/people/notifications/notifications.routes.ts'
import { passkeysRoutes } from './features/people/passkeys/passkeys.routes.ts'
import { personalDataRoutes } from './features/people/personal-data/personal-data.routes.ts'
import { preferencesRoutes } from './features/people/preferences/preferences.routes.ts'
import { talentsRoutes } from './features/people/talents/talents.routes.ts'
import { twoFactorRoutes } from './features/people/two-factor/two-factor.routes.ts'
import { chatRoutes } from './features/talk/chat/chat.routes.ts'
import { homeRoutes } from './features/workspace/home/home.routes.ts'
import { serializeAnswers } from './platform/http/answers/serialize-answers.ts'
import type { App } from './platform/http/context.ts'
import { enforceGuards } from './platform/http/enforce-guard.ts'
import { handleErrors } from './platform/http/error-handler.ts'
import { acceptForms } from './platform/http/forms.ts'
import {
  createMaintenanceSwitch,
  type MaintenanceSwitch,
  refuseDuringMaintenance,
} from './platform/http/maintenance/maintenance.ts'
import { describeApi } from './platform/http/openapi.ts'
import { relayAnalytics } from './platform/http/operations/analytics-relay.ts'
import { answerHealth } from './platform/http/operations/health.ts'
import { type Metrics, measureRequests } from './platform/http/operations/metrics.ts'
import { limitRates } from './platform/http/rate-limits.ts'
import { decorateLanguage, speakLanguageOfAccount } from './platform/http/request-language.ts'
import { setSecurityHeaders } from './platform/http/security-headers.ts'
import { refuseUnreadableRequests } from './platform/http/unreadable-requests.ts'
import { validateWithZod } from './platform/http/validation.ts'
import { newRequestId } from './platform/log.ts'
import type { Platform } from './platform/platform.ts'
import { serveRealtime } from './platform/realtime/serve-realtime.ts'
import { authenticateRequests } from './platform/session/authentication.ts'

const BODY_LIMIT = 1024 * 1024
const FORM_FILES = 5
const allowedHeaders = [
  'X-XSRF-TOKEN',
  'X-Timezone',
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'Accept',
  'X-Socket-ID',
  'X-Requested-With',
  'Idempotency-Key',
]

export type AppNeeds = { platform: Platform; redis: Redis | null; metrics: Metrics }

export async function buildApp({
  platform,
  redis,
  metrics,
}: AppNeeds): Promise<{ app: App; maintenance: MaintenanceSwitch }> {
  const { config, db } = platform
  const isSecure = platform.url.startsWith('https:')
  const app: App = Fastify({
    loggerInstance: platform.log,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: newRequestId,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
    // A request that was being answered at the stop is finished; new ones are told to go elsewhere.
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    ...refuseUnreadableRequests({ isSecure }),
  })
  app.setValidatorCompiler(validateWithZod)
  app.setSerializerCompiler(serializeAnswers({ isChecked: config.checksAnswers }))
  handleErrors(app)

  setSecurityHeaders(app, { isSecure })
  await app.register(cookie)
  await app.register(cors, {
    origin: config.auth.corsOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders,
    maxAge: 600,
    // An OPTIONS that is no preflight is no mistake.
    strictPreflight: false,
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: BODY_LIMIT, files: FORM_FILES, fields: 200 },
  })
  acceptForms(app, { largestForm: (FORM_FILES + 1) * BODY_LIMIT })
  decorateLanguage(app, config)
  measureRequests(app, metrics, { token: config.metricsToken, isProduction: config.isProduction })
  const maintenance = createMaintenanceSwitch(db, Date.now)
  refuseDuringMaintenance(app, maintenance)
  authenticateRequests(app, {
    mode: config.auth.mode,
    people: createPeopleLookup(db, platform.clock),
    isSecure,
    appKey: platform.appKey,
    ownHosts: [new URL(platform.url).host, ...config.auth.statefulHosts],
  })
  speakLanguageOfAccount(app, config)
  await limitRates(app, { limits: config.rateLimit, redis })
  enforceGuards(app, platform.clock)
  await describeApi(app, config.siteTitle)

  answerHealth(app, db)
  await relayAnalytics(app, config.analytics)

  await serveRealtime(app, { platform, lookup: createCredentialLookup(db, platform.clock), metrics })

  accountsRoutes(app, platform)
  signInRoutes(app, platform)
  referenceRoutes(app, platform)
  exchangeRatesRoutes(app, platform)
  await filesRoutes(app, platform)
  await recordingsRoutes(app, platform)
  companiesRoutes(app, platform)
  talentsRoutes(app, platform)
  jobsRoutes(app, platform)
  savedJobsRoutes(app, platform)
  const jobIndex = jobSearchRoutes(app, platform, metrics)
  recommendationsRoutes(app, platform, jobIndex)
  jobGlobeRoutes(app, platform, jobIndex)
  sitemapRoutes(app, platform)
  feedsRoutes(app, platform)
  publicFeedsRoutes(app, platform)
  savedSearchesRoutes(app, platform)
  invitationsRoutes(app, platform)
  screenersRoutes(app, platform)
  jobTabsRoutes(app, platform, jobIndex)
  jobReportsRoutes(app, platform)
  applyRoutes(app, platform)
  personalDataRoutes(app, platform)
  preferencesRoutes(app, platform)
  notificationsRoutes(app, platform)
  chatRoutes(app, platform)
  applicationsRoutes(app, platform)
  twoFactorRoutes(app, platform)
  passkeysRoutes(app, platform)
  securityRoutes(app, platform)
  accountRecoveryRoutes(app, platform)
  sourcesRoutes(app, platform)
  onboardingRoutes(app, platform)
  homeRoutes(app, platform)
  if (!config.isProduction) mailboxRoutes(app, platform)
  return { app, maintenance }
}
