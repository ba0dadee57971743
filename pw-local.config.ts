import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
const { webServer: _w, ...rest } = base
export default defineConfig({ ...rest, workers: 1, projects: [{ name: 'browser' }], timeout: 240_000, expect: { timeout: 40_000 } })
