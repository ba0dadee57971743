import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('requires no variables', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      env: 'local',
      port: 3000,
      demo: true,
      speaksPseudo: false,
      database: { url: null },
      s3: null,
      redisUrl: null,
    })
  })

  it('treats an empty value as unset', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ database: { url: null }, port: 3000 })
  })

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ AUTH_MODE: 'magic' }, 'AUTH_MODE'],
    [{ APP_KEY: 'short' }, 'APP_KEY'],
    [{ DEMO: 'maybe' }, 'DEMO'],
    [{ TRUST_PROXY: 'proxy.example' }, 'TRUST_PROXY'],
    [{ HSTS_PRELOAD: 'on' }, 'HSTS_PRELOAD'],
    [{ SECURITY_CONTACT: 'me' }, 'SECURITY_CONTACT'],
    [{ REDIRECT_ON_LOGIN: '//evil.example' }, 'REDIRECT_ON_LOGIN'],
    [{ USER_ENDPOINT: 'me' }, 'USER_ENDPOINT'],
    [{ CSRF_HEADER: 'off' }, 'AUTH_MODE=token'],
    [{ CSRF_HEADER: 'X Own' }, 'CSRF_HEADER'],
    [{ S3_BUCKET: 'files' }, 'S3_ACCESS_KEY_ID'],
    [{ APP_ENV: 'production' }, 'APP_URL'],
    [{ REALTIME_HOST: 'ws.example' }, 'REALTIME_APP_ID'],
    [{ REALTIME_ENCRYPTION_KEY: 'c2hvcnQ=' }, 'REALTIME_ENCRYPTION_KEY'],
    [{ REALTIME_TRANSPORTS: 'ws,pigeon' }, 'REALTIME_TRANSPORTS'],
    [{ REALTIME_BROADCASTER: 'ably' }, 'Unsupported broadcaster: ably'],
    [{ REALTIME_BROADCASTER: 'pusher' }, 'Pusher requires a secure connection (schema: "https")'],
  ])('names what is wrong in %o on one line', (variables, word) => {
    const read = () => readConfig(variables)
    expect(read).toThrow(word)
    expect(read).not.toThrow('\n')
  })

  it.each([
    ['off', null],
    ['on', { hops: 1 }],
    ['2', { hops: 2 }],
    ['10.0.0.0/8, ::1', { networks: ['10.0.0.0/8', '::1'] }],
  ])('reads TRUST_PROXY=%s', (TRUST_PROXY, trustedProxies) => {
    expect(readConfig({ TRUST_PROXY }).trustedProxies).toEqual(trustedProxies)
  })

  it('lets redirects and the channel endpoint be switched off', () => {
    const off = readConfig({ REDIRECT_ON_LOGIN: 'off', REDIRECT_ON_AUTH_ONLY: 'off', REALTIME_AUTH_ENDPOINT: 'off' })
    expect(off.session.redirects).toMatchObject({ onLogin: false, onAuthOnly: false, onLogout: '/login' })
    expect(off.realtime.authEndpoint).toBeNull()
  })

  it('lets the user endpoint and, in token mode, the CSRF header be switched off', () => {
    const { session } = readConfig({ USER_ENDPOINT: 'off', CSRF_HEADER: 'off', AUTH_MODE: 'token' })
    expect(session).toMatchObject({ userEndpoint: false, loadsIdentity: false, csrfHeader: false })
  })

  it('derives both Pusher hosts from the cluster', () => {
    const account = { REALTIME_APP_ID: '1', REALTIME_KEY: 'key', REALTIME_SECRET: 'secret' }
    const pusher = { REALTIME_BROADCASTER: 'pusher', REALTIME_SCHEME: 'https', REALTIME_CLUSTER: 'eu' }
    expect(readConfig({ ...account, ...pusher }).realtime.external).toEqual({
      scheme: 'https',
      apiHost: 'api-eu.pusher.com',
      socketHost: 'ws-eu.pusher.com',
      httpHost: 'sockjs-eu.pusher.com',
      port: null,
    })
  })

  it('creates no demo world in production unless asked', () => {
    const production = {
      APP_ENV: 'production',
      APP_URL: 'https://meridian.example',
      APP_KEY: 'k'.repeat(32),
      SMTP_URL: 'smtp://mail.example',
    }
    expect(readConfig(production).demo).toBe(false)
    expect(readConfig({ ...production, DEMO: 'on' }).demo).toBe(true)
  })

  it('is completely listed in .env.example, with valid values', () => {
    const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').split('\n')
    const example = Object.fromEntries(
      lines
        .filter((line) => /^[A-Z]/.test(line))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).replaceAll('"', '')]),
    )
    const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8')
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name)
    expect(new Set(Object.keys(example))).toEqual(new Set(read))
    expect(readConfig(example)).toEqual(readConfig({}))
  })
})
