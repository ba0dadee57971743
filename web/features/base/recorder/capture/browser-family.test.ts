import { expect, it } from 'vitest'
import { browserFamily } from './browser-family.ts'

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36', 'chromium'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 'chromium-phone'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0', 'firefox'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 'safari'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) AppleWebKit/605.1.15 CriOS/142.0 Mobile Safari/604.1', 'safari-phone'],
  ['curl/8', 'other'],
])('%s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family)
})
