import { defineConfig } from '@playwright/test'
import { chromiumLaunch, PRODUCT_PORT, PRODUCT_URL } from './e2e/support/settings.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // `npm test` reruns failures when nothing else is running, and reports them even if they pass then.
  retries: 0,
  // Twice what a busy two-core machine needs: measuring speed is the job of bench/.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test/playwright.json' }]],
  use: {
    baseURL: PRODUCT_URL,
    // An action that times out says what it was waiting for; a test that times out does not.
    actionTimeout: 60_000,
    launchOptions: chromiumLaunch,
    // Tracing every test would take half of the time; use --trace on when needed.
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
