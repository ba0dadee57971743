// The only reader of process.env. Every variable is optional; an invalid value aborts the start with one line that names
// it. Each variable is described in .env.example.

import { z } from 'zod'
import { sameOriginPath } from '#shared/access/guards.ts'
import { CSRF_HEADER, productRedirects, type SessionSettings, USER_ENDPOINT } from '#shared/access/session-settings.ts'
import { isNetwork, type TrustedProxies } from './http/requests/trusted-proxies.ts'

const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const hosts = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
/** Not web addresses: `turn:turn.example.org:3478?transport=tcp`. */
const iceUrls = (form: RegExp) => hosts.pipe(z.array(z.string().regex(form)))
/** `on` predates the other values and means one proxy. */
const trustedProxies = z.string().transform((value, context): TrustedProxies => {
  if (value === 'off' || value === '0') return null
  if (value === 'on') return { hops: 1 }
  if (/^\d{1,2}$/.test(value)) return { hops: Number(value) }
  const networks = value.split(',').map((item) => item.trim())
  if (!networks.every(isNetwork)) {
    context.addIssue('must be off, a number of proxies, or their addresses (10.0.0.0/8,192.0.2.7)')
  }
  return { networks }
})
const hostUrl = z.url({ protocol: /^https?$/ })
const path = z.string().refine((text) => sameOriginPath(text) === text && !/[?#]/.test(text), 'must be a path')
const off = z.literal('off').transform(() => false as const)
const target = off.or(path)
const port = z.coerce.number().int().min(0).max(65_535)

export const CHANNEL_AUTH_PATH = '/broadcasting/auth'

/** Keys as the client library names them. */
const realtimeTransports = ['ws', 'wss', 'xhr_streaming', 'xhr_polling'] as const

const environment = z.object({
  APP_ENV: z.enum(['local', 'production', 'test']).default('local'),
  APP_URL: hostUrl.optional(),
  APP_KEY: z.string().min(32).optional(),
  IDENTITY_KEY: z.string().min(32).optional(),
  HOST: z.string().optional(),
  PORT: port.default(3000),
  DATA_DIR: z.string().default('.data'),
  SITE_TITLE: z.string().min(1).default('Meridian'),
  TITLE_SEPARATOR: z.string().default(' - '),
  TRUST_PROXY: trustedProxies.default(null),
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(3600).default(300),
  IDLE_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(8).default(0),
  HSTS_SUBDOMAINS: flag.default(false),
  HSTS_PRELOAD: flag.default(false),
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https|tel)$/ }).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  DEMO: flag.optional(),
  PSEUDO_LANGUAGE: flag.optional(),
  WORKER: flag.default(true),
  SEARCH_INDEX: flag.default(true),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: hostUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: hostUrl.optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),

  AUTH_MODE: z.enum(['cookie', 'token']).default('cookie'),
  STATEFUL_HOSTS: hosts.default([]),
  CORS_ORIGINS: hosts.default([]),
  REDIRECT_ON_LOGIN: target.default(productRedirects.onLogin),
  REDIRECT_ON_LOGOUT: target.default(productRedirects.onLogout),
  REDIRECT_ON_AUTH_ONLY: target.default(productRedirects.onAuthOnly),
  REDIRECT_ON_GUEST_ONLY: target.default(productRedirects.onGuestOnly),
  REDIRECT_KEEP_REQUESTED: flag.default(productRedirects.keepRequestedRoute),
  REDIRECT_IF_AUTHENTICATED: flag.default(productRedirects.redirectIfAuthenticated),
  REDIRECT_IF_UNAUTHENTICATED: flag.default(productRedirects.redirectIfUnauthenticated),
  USER_ENDPOINT: target.default(USER_ENDPOINT),
  USER_ON_START: flag.default(true),
  CSRF_HEADER: off.or(z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/)).default(CSRF_HEADER),
  RATE_LIMIT: z.coerce.number().int().min(1).default(600),
  RATE_LIMIT_STRICT: z.coerce.number().int().min(1).default(60),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Meridian <no-reply@meridian.example>'),

  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: hostUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: flag.default(false),

  REALTIME_BROADCASTER: z.string().default('reverb'),
  REALTIME_HOST: z.string().optional(),
  REALTIME_CLUSTER: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  REALTIME_PORT: port.optional(),
  REALTIME_SCHEME: z.enum(['http', 'https']).default('http'),
  REALTIME_APP_ID: z.string().optional(),
  REALTIME_KEY: z.string().optional(),
  REALTIME_SECRET: z.string().optional(),
  REALTIME_ENCRYPTION_KEY: z
    .base64()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine(({ length }) => length === 32, 'must be 32 bytes in base64')
    .optional(),
  REALTIME_AUTH_ENDPOINT: target.default(CHANNEL_AUTH_PATH),
  REALTIME_TRANSPORTS: hosts.pipe(z.array(z.enum(realtimeTransports)).min(1)).default([...realtimeTransports]),
  REALTIME_ACTIVITY_SECONDS: z.coerce.number().int().min(1).max(3600).default(120),
  REALTIME_MAX_CONNECTIONS: z.coerce.number().int().min(1).default(20_000),
  REALTIME_MAX_PER_ADDRESS: z.coerce.number().int().min(1).default(2_000),
  REALTIME_FRAMES_PER_SECOND: z.coerce.number().int().min(1).default(30),
  REALTIME_FRAMES_PER_ADDRESS: z.coerce.number().int().min(1).default(1_000),
  REALTIME_COUNTS: flag.default(false),
  REALTIME_WEBHOOK_URL: hostUrl.optional(),

  STUN_URLS: iceUrls(/^stuns?:[^/]/).default([]),
  TURN_URLS: iceUrls(/^turns?:[^/]/).default([]),
  TURN_SECRET: z.string().min(16).optional(),

  ANALYTICS_TOKEN: z.string().optional(),
  ANALYTICS_HOST: hostUrl.optional(),
  ANALYTICS_ASSETS_HOST: hostUrl.optional(),
  ANALYTICS_PREFIX: z
    .string()
    .regex(/^\/[a-z0-9/-]+$/)
    .default('/ingest/ph'),
  ANALYTICS_COUNT_BOTS: flag.default(false),

  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must be a secret or restricted key: sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be the signing secret of the endpoint: whsec_…')
    .optional(),
  STRIPE_API_URL: hostUrl.default('https://api.stripe.com'),

  RATES_URL: hostUrl.optional(),
  TERMS_URL: hostUrl.optional(),
  PRIVACY_URL: hostUrl.optional(),
  LEGAL_VERSION: z.string().min(1).max(40).default('1'),

  FEEDBACK_TOKEN: z.string().optional(),
  FEEDBACK_SOURCE: hostUrl.default('https://static.userback.io/widget/v1.js'),
})

export type Config = ReturnType<typeof readConfig>

/** An invalid setting: the message is the one line to show. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export function readConfig(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(
      `${issue?.path.join('.') ?? 'The environment'}: ${issue?.message ?? 'is invalid'} (see .env.example)`,
    )
  }
  const env = parsed.data
  const isProduction = env.APP_ENV === 'production'
  if (isProduction) {
    for (const name of ['APP_URL', 'APP_KEY', 'SMTP_URL'] as const) {
      if (!env[name]) throw new ConfigError(`${name}: is required when APP_ENV is production (see .env.example)`)
    }
  }
  if (env.HSTS_PRELOAD && !env.HSTS_SUBDOMAINS) {
    throw new ConfigError('HSTS_PRELOAD: is accepted by browsers only together with HSTS_SUBDOMAINS=on')
  }
  if (env.CSRF_HEADER === false && env.AUTH_MODE === 'cookie') {
    throw new ConfigError('CSRF_HEADER: can be off only with AUTH_MODE=token, because cookies need the protection')
  }
  return {
    env: env.APP_ENV,
    isProduction,
    /** Null until the server knows which port it listens on. */
    url: env.APP_URL?.replace(/\/$/, '') ?? null,
    /** Null: generated and stored in the data folder. */
    key: env.APP_KEY ?? null,
    /** Encrypts identity documents; null: derived from the key above. */
    identityKey: env.IDENTITY_KEY ?? null,
    // The demo accounts have known passwords, so only production is reachable from other machines by default.
    host: env.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    port: env.PORT,
    dataDir: env.DATA_DIR,
    siteTitle: env.SITE_TITLE,
    titleSeparator: env.TITLE_SEPARATOR,
    trustedProxies: env.TRUST_PROXY,
    timeouts: {
      /** How long a request may take to arrive. */
      requestMs: env.REQUEST_TIMEOUT_SECONDS * 1000,
      /** How long a connection may stay silent. */
      idleMs: env.IDLE_TIMEOUT_SECONDS * 1000,
      /** How long a process that is told to stop still accepts connections. */
      drainMs: env.DRAIN_SECONDS * 1000,
    },
    hsts: { includeSubDomains: env.HSTS_SUBDOMAINS, preload: env.HSTS_PRELOAD },
    /** Null: there is no security.txt. */
    securityContact: env.SECURITY_CONTACT ?? null,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    demo: env.DEMO ?? env.APP_ENV === 'local',
    speaksPseudo: env.PSEUDO_LANGUAGE ?? env.APP_ENV === 'test',
    /** Whether responses are validated against their contract before they are sent. */
    checksResponses: env.APP_ENV === 'test',
    worker: env.WORKER,
    /** Whether this process keeps open jobs in memory for searching. */
    searchIndex: env.SEARCH_INDEX,
    /** Null: /metrics is public, except in production, where it is disabled. */
    metricsToken: env.METRICS_TOKEN ?? null,
    traces: hasTraces(env),
    database: { url: env.DATABASE_URL ?? null, pool: env.DATABASE_POOL },
    redisUrl: env.REDIS_URL ?? null,
    auth: { mode: env.AUTH_MODE, statefulHosts: env.STATEFUL_HOSTS, corsOrigins: env.CORS_ORIGINS },
    session: readSession(env),
    rateLimit: { default: env.RATE_LIMIT, strict: env.RATE_LIMIT_STRICT },
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    s3: readS3(env),
    realtime: readRealtime(env),
    calls: readCalls(env),
    analytics: {
      token: env.ANALYTICS_TOKEN ?? null,
      host: env.ANALYTICS_HOST ?? null,
      assetsHost: env.ANALYTICS_ASSETS_HOST ?? env.ANALYTICS_HOST ?? null,
      prefix: env.ANALYTICS_PREFIX,
      countBots: env.ANALYTICS_COUNT_BOTS,
    },
    /** Null: orders on the marketplace are paid by invoice. */
    payments: readPayments(env),
    /** Null: use the rates bundled with the release. */
    ratesUrl: env.RATES_URL ?? null,
    /** The operator's legal documents; null: there are none to accept. */
    legal: { termsUrl: env.TERMS_URL ?? null, privacyUrl: env.PRIVACY_URL ?? null, version: env.LEGAL_VERSION },
    feedback: { token: env.FEEDBACK_TOKEN ?? null, source: env.FEEDBACK_SOURCE },
  }
}

type Environment = z.infer<typeof environment>

/** As the specification of OpenTelemetry says, except that nothing is sent by default. */
function hasTraces(env: Environment): boolean {
  if (env.OTEL_SDK_DISABLED === 'true' || env.OTEL_TRACES_EXPORTER === 'none') return false
  const asked = [env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, env.OTEL_TRACES_EXPORTER]
  return asked.some((value) => value !== undefined)
}

function readS3(env: Environment) {
  if (!env.S3_BUCKET) return null
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    throw new ConfigError('S3_ACCESS_KEY_ID: is required together with S3_SECRET_ACCESS_KEY when S3_BUCKET is set')
  }
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    pathStyle: env.S3_PATH_STYLE,
  }
}

function readPayments(env: Environment) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env
  if (secretKey === undefined && webhookSecret === undefined) return null
  if (secretKey === undefined || webhookSecret === undefined) {
    throw new ConfigError('STRIPE_SECRET_KEY: needs STRIPE_WEBHOOK_SECRET, and the other way round (see .env.example)')
  }
  return { secretKey, webhookSecret, apiUrl: apiUrl.replace(/\/$/, '') }
}

function readCalls(env: Environment) {
  const { STUN_URLS: stunUrls, TURN_URLS: urls, TURN_SECRET: secret } = env
  if (urls.length > 0 !== (secret !== undefined)) {
    throw new ConfigError('TURN_URLS: needs TURN_SECRET, and the other way round (see .env.example)')
  }
  return {
    stunUrls,
    /** Null: calls only connect where the two sides can reach each other directly. */
    turn: secret === undefined ? null : { urls, secret },
  }
}

const readSession = (env: Environment): SessionSettings => ({
  redirects: {
    onLogin: env.REDIRECT_ON_LOGIN,
    onLogout: env.REDIRECT_ON_LOGOUT,
    onAuthOnly: env.REDIRECT_ON_AUTH_ONLY,
    onGuestOnly: env.REDIRECT_ON_GUEST_ONLY,
    keepRequestedRoute: env.REDIRECT_KEEP_REQUESTED,
    redirectIfAuthenticated: env.REDIRECT_IF_AUTHENTICATED,
    redirectIfUnauthenticated: env.REDIRECT_IF_UNAUTHENTICATED,
  },
  userEndpoint: env.USER_ENDPOINT,
  loadsIdentity: env.USER_ON_START && env.USER_ENDPOINT !== false,
  csrfHeader: env.CSRF_HEADER,
})

function readRealtime(env: Environment) {
  const broadcaster = env.REALTIME_BROADCASTER
  if (broadcaster !== 'reverb' && broadcaster !== 'pusher') {
    throw new ConfigError(`REALTIME_BROADCASTER: Unsupported broadcaster: ${broadcaster}`)
  }
  if (broadcaster === 'pusher' && env.REALTIME_SCHEME !== 'https') {
    throw new ConfigError('REALTIME_SCHEME: Pusher requires a secure connection (schema: "https")')
  }
  const external = readExternal(env)
  if (external && !(env.REALTIME_APP_ID && env.REALTIME_KEY && env.REALTIME_SECRET)) {
    throw new ConfigError(
      'REALTIME_APP_ID: is required together with REALTIME_KEY and REALTIME_SECRET for another service',
    )
  }
  return {
    broadcaster,
    /** Null: this process serves the sockets. */
    external,
    appId: env.REALTIME_APP_ID ?? null,
    key: env.REALTIME_KEY ?? null,
    secret: env.REALTIME_SECRET ?? null,
    encryptionKey: env.REALTIME_ENCRYPTION_KEY ?? null,
    /** Null: channels cannot be authorized, so pages are not live. */
    authEndpoint: env.REALTIME_AUTH_ENDPOINT || null,
    transports: env.REALTIME_TRANSPORTS,
    activitySeconds: env.REALTIME_ACTIVITY_SECONDS,
    maxConnections: env.REALTIME_MAX_CONNECTIONS,
    maxPerAddress: env.REALTIME_MAX_PER_ADDRESS,
    /** Messages per second. */
    frameRates: { perConnection: env.REALTIME_FRAMES_PER_SECOND, perAddress: env.REALTIME_FRAMES_PER_ADDRESS },
    sendsCounts: env.REALTIME_COUNTS,
    webhookUrl: env.REALTIME_WEBHOOK_URL ?? null,
  }
}

/** Pusher's API host and client host differ; both are derived from the cluster name. */
function readExternal(env: Environment) {
  const { REALTIME_HOST: host, REALTIME_CLUSTER: cluster, REALTIME_SCHEME: scheme, REALTIME_PORT: port = null } = env
  if (cluster) {
    const named = (service: string) => `${service}-${cluster}.pusher.com`
    return { scheme, apiHost: named('api'), socketHost: named('ws'), httpHost: named('sockjs'), port }
  }
  return host ? { scheme, apiHost: host, socketHost: host, httpHost: host, port } : null
}
