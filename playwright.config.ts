import { defineConfig } from '@playwright/test'
import { chromiumLaunch, PRODUCT_PORT, PRODUCT_URL } from './e2e/support/settings.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What fails is run again by `npm test`, when nothing else runs, and named even if it passes then.
  retries: 0,
  // Twice what a busy machine of two cores needs: how quick the product is, is for bench/ to say.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test/playwright.json' }]],
  use: {
    baseURL: PRODUCT_URL,
    launchOptions: chromiumLaunch,
    // A trace of every test would take half of the time; ask for one with --trace on.
    screenshot: 'only-on-failure',
    timezoneId: 'Africa/Nairobi',
  },
  projects: [
    { name: 'sign-in', testMatch: 'support/sign-in.setup.ts' },
    { name: 'browser', dependencies: ['sign-in'] },
  ],
  webServer: {
    command: `${process.execPath} e2e/support/serve.ts`,
    url: `${PRODUCT_URL}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(PRODUCT_PORT) },
  },
})
