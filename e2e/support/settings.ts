// Where the product under test runs and which browser is used. scripts/test.mjs finds the browser.

import { existsSync } from 'node:fs'

export const PRODUCT_PORT = Number(process.env['E2E_PORT'] ?? 3999)
export const PRODUCT_URL = `http://localhost:${PRODUCT_PORT}`
export const STATE_FOLDER = '.cache/e2e'

/** The minimum length of an introduction; production requires more. */
export const INTRO_MIN_SECONDS = 10

export const productEnvironment = {
  NODE_ENV: 'production',
  APP_ENV: 'test',
  // All products start from the same demo world and must be able to decrypt its secrets.
  APP_KEY: 'the key of every product under test',
  // They share one PostgreSQL.
  DATABASE_POOL: '10',
  DEMO: 'on',
  LOG_LEVEL: 'error',
  TERMS_URL: 'https://documents.example/terms',
  PRIVACY_URL: 'https://documents.example/privacy',
  // To the rate limits the suite is one address that does in minutes what people do in days.
  RATE_LIMIT: '1000000',
  RATE_LIMIT_STRICT: '1000000',
}

const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

export const chromiumLaunch = {
  executablePath: process.env['CHROMIUM_PATH'] ?? candidates.find((path) => existsSync(path)) ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    // As on most Linux desktops; the headless shell ignores the settings of the machine.
    '--font-render-hinting=slight',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Fewer frames, because encoding video takes a whole core.
    '--use-fake-device-for-media-stream=fps=10',
    '--use-fake-ui-for-media-stream',
  ],
}
