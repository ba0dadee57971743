// Test helpers for signing in: emails, and visitors from other networks.

import { expect } from 'vitest'
import type { TestApp } from '#server/test-app.ts'
import type { Visitor } from '#server/test-visitor.ts'

export const GOOD_PASSWORD = 'kettle orchard violin bamboo'

/** The newest email to an address, once there are `count`; the queue delivers in the background. */
export async function mailTo(test: TestApp, email: string, count = 1, title = '') {
  const found = () => test.mails.filter(({ to, text }) => to === email && text.includes(title))
  await expect.poll(() => found().length).toBeGreaterThanOrEqual(count)
  const mail = found().at(-1)
  if (!mail) throw new Error(`no email to ${email}`)
  return {
    ...mail,
    code: /\b\d{6}\b/.exec(mail.subject)?.[0] ?? '',
    link: /(?:token|link)=([\w-]{43})/.exec(mail.text)?.[1] ?? '',
  }
}

export const otherCode = (code: string): string => (code === '000000' ? '111111' : '000000')

/** Calls from another network. Requires TRUST_PROXY=on. */
export const from = (address: string) => ({ 'x-forwarded-for': address })

export const signUpAs = (visitor: Visitor, email: string, given: Record<string, unknown> = {}) =>
  visitor.post('/register', {
    name: 'Amina Yusuf',
    email,
    password: GOOD_PASSWORD,
    acceptsTerms: true,
    ...given,
  })
