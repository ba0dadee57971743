// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { isBot } from './bot-rule.ts'

describe('a crawler', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'bingbot',
    'AdsBot-Google',
    'facebookexternalhit/1.1',
    'Chrome-Lighthouse',
  ])('is detected by %s', (userAgent) => {
    expect(isBot(userAgent)).toBe(true)
  })

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'robotics',
    'botany',
    'googleweblight',
  ])('is not detected by %s', (userAgent) => {
    expect(isBot(userAgent)).toBe(false)
  })
})
