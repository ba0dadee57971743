import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { consents } from '#shared/features/base/accounts/consents.contract.ts'
import { anUnverifiedTalent, aVerifiedTalent } from '../accounts.builder.ts'
import { listConsents, recordConsent } from './consents.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const DOCUMENTS = {
  TERMS_URL: 'https://jobs.example/terms',
  PRIVACY_URL: 'https://jobs.example/privacy',
  LEGAL_VERSION: '2026-11',
}

describe('the history of consents', () => {
  const { path } = consents.list
  const origin = { userAgent: 'Firefox', ipPrefix: '203.0.113.0/24' }

  it('keeps every entry, newest first, for its owner only', async () => {
    const { db } = test.platform
    const [me, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await recordConsent(db, me.id, { kind: 'terms', version: '1', action: 'given' }, origin)
    await recordConsent(db, me.id, { kind: 'terms', version: '1', action: 'withdrawn' }, origin)
    const { items } = (await me.visitor.get(path)).json()
    expect(items).toEqual([
      expect.objectContaining({ kind: 'terms', version: '1', action: 'withdrawn', ...origin }),
      expect.objectContaining({ kind: 'terms', version: '1', action: 'given', ...origin }),
    ])
    expect((await other.visitor.get(path)).json().items).toEqual([])
  })

  it.each([
    ['both documents', DOCUMENTS, ['privacy given 2026-11', 'terms given 2026-11']],
    ['the only document', { TERMS_URL: DOCUMENTS.TERMS_URL }, ['terms given 1']],
    ['nothing where there is no document', {}, []],
  ])('starts at sign-up with %s', async (_, settings, expected) => {
    const site = await createTestApp(settings)
    const visitor = site.visitor()
    const account = { name: 'Amina Diallo', email: 'amina@people.example', acceptsTerms: true }
    expect((await visitor.post('/register', account)).statusCode).toBe(201)
    const { id } = (await visitor.get('/api/user')).json()
    const { items } = await listConsents(site.platform.db, id, { limit: 20 })
    expect(items.map(({ kind, action, version }) => `${kind} ${action} ${version}`).toSorted()).toEqual(expected)
    await site.close()
  })

  it('requires a verified person', async () => {
    const unverified = await anUnverifiedTalent(test)
    expect((await test.visitor().get(path)).statusCode).toBe(401)
    expect((await unverified.visitor.get(path)).statusCode).toBe(403)
  })
})
