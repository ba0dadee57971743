import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aPerson, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { MAX_HIDDEN_DOMAINS } from '#shared/features/people/preferences/preference-kinds.ts'
import { privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import { hiddenDomains } from './preferences.tables.ts'
import { findHiddenFrom, isHiddenFrom } from './privacy.service.ts'

const { path } = privacy.show
const companyPath = (id: string) => privacy.hideFromCompany.path.replace(':id', id)
const domainPath = (domain: string) => privacy.hideFromDomain.path.replace(':domain', encodeURIComponent(domain))

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('privacy', () => {
  it('has careful defaults: open to offers, in no search engine', async () => {
    const { visitor } = await aVerifiedTalent(test)
    expect((await visitor.get(path)).json()).toEqual({
      seeking: 'open',
      isInSearchEngines: false,
      sendsReadReceipts: true,
      showsPresence: true,
      isFoundByPay: false,
      hiddenCompanies: [],
      hiddenDomains: [],
      suggestedDomains: ['people.example'],
    })
  })

  it('changes one setting at a time', async () => {
    const { visitor } = await aVerifiedTalent(test)
    await visitor.patch(path, { seeking: 'not_looking' })
    const answer = await visitor.patch(path, { showsPresence: false })
    expect(answer.json()).toMatchObject({ seeking: 'not_looking', showsPresence: false, sendsReadReceipts: true })
    expect((await visitor.patch(path, {})).json()).toEqual(answer.json())
  })

  it('rejects invalid choices', async () => {
    const { visitor } = await aVerifiedTalent(test)
    expect((await visitor.patch(path, { seeking: 'bored' })).json().errors).toHaveProperty('seeking')
    expect((await visitor.patch(path, { hiddenDomains: ['a.com'] })).statusCode).toBe(422)
  })

  it('is limited to verified people, each for themselves', async () => {
    const unverified = await anUnverifiedTalent(test)
    const { company } = await aVerifiedCompany(test)
    const [one, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    for (const call of [
      (visitor: typeof one.visitor) => visitor.get(path),
      (visitor: typeof one.visitor) => visitor.patch(path, { seeking: 'active' }),
      (visitor: typeof one.visitor) => visitor.put(companyPath(company.id)),
      (visitor: typeof one.visitor) => visitor.delete(domainPath('acme.com')),
    ]) {
      expect((await call(test.visitor())).statusCode).toBe(401)
      expect((await call(unverified.visitor)).statusCode).toBe(403)
    }
    await one.visitor.patch(path, { seeking: 'active' })
    await one.visitor.put(domainPath('acme.com'))
    expect((await other.visitor.get(path)).json()).toMatchObject({ seeking: 'open', hiddenDomains: [] })
    await other.visitor.delete(domainPath('acme.com'))
    expect((await one.visitor.get(path)).json()).toMatchObject({ hiddenDomains: ['acme.com'] })
  })
})

describe('hiding from a company', () => {
  it('is stored once however often it is pressed, and can be undone', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const { company } = await aVerifiedCompany(test, { name: 'Fjordpay' })
    const answers = await Promise.all([1, 2, 3].map(() => visitor.put(companyPath(company.id))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const listed = { id: company.id, slug: company.slug, name: 'Fjordpay' }
    expect((await visitor.get(path)).json()).toMatchObject({ hiddenCompanies: [listed] })
    expect((await visitor.delete(companyPath(company.id))).json()).toMatchObject({ hiddenCompanies: [] })
    expect((await visitor.delete(companyPath(company.id))).statusCode).toBe(200)
  })

  it('requires a company that exists and is visible', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const { company } = await aCompany(test)
    expect((await visitor.put(companyPath(company.id))).statusCode).toBe(404)
    expect((await visitor.put(companyPath(randomUUID()))).statusCode).toBe(404)
  })
})

describe('hiding from a domain', () => {
  it('accepts what people paste, and suggests their own domain until it is hidden', async () => {
    const { visitor } = await aPerson(test, { email: `${randomUUID()}@bank.example` })
    expect((await visitor.get(path)).json()).toMatchObject({ suggestedDomains: ['bank.example'] })
    const answer = await visitor.put(domainPath('https://www.bank.example/careers'))
    expect(answer.json()).toMatchObject({ hiddenDomains: ['bank.example'], suggestedDomains: [] })
  })

  it('suggests no public email provider', async () => {
    const { visitor } = await aPerson(test, { email: `${randomUUID()}@gmail.com` })
    expect((await visitor.get(path)).json()).toMatchObject({ suggestedDomains: [] })
  })

  it('rejects invalid domains and public email providers, with the reason', async () => {
    const { visitor } = await aVerifiedTalent(test)
    expect((await visitor.put(domainPath('nonsense'))).json().errors.domain[0]).toContain('for example')
    expect((await visitor.put(domainPath('gmail.com'))).json().errors.domain[0]).toContain('Anyone')
  })

  it('is limited', async () => {
    const { id, visitor } = await aVerifiedTalent(test)
    const many = Array.from({ length: MAX_HIDDEN_DOMAINS }, (_, place) => ({
      personId: id,
      domain: `d${place}.example`,
    }))
    await test.platform.db.insert(hiddenDomains).values(many)
    const answer = await visitor.put(domainPath('one-more.example'))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.domain[0]).toContain('Remove one first')
    expect((await visitor.put(domainPath('d0.example'))).statusCode).toBe(200)
    await visitor.delete(domainPath('d0.example'))
    const atOnce = ['a.example', 'b.example', 'c.example'].map((domain) => visitor.put(domainPath(domain)))
    const statuses = (await Promise.all(atOnce)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  })
})

describe('being hidden from a company', () => {
  const hidden = (personId: string, companyId: string) => isHiddenFrom(test.platform.db, personId, companyId)

  it('applies to the given company only', async () => {
    const { id, visitor } = await aVerifiedTalent(test)
    const [named, other] = [await aVerifiedCompany(test), await aVerifiedCompany(test)]
    await visitor.put(companyPath(named.company.id))
    expect(await hidden(id, named.company.id)).toBe(true)
    expect(await hidden(id, other.company.id)).toBe(false)
  })

  it('applies to companies with a website at the domain or a subdomain', async () => {
    const { id, visitor } = await aVerifiedTalent(test)
    const { company } = await aVerifiedCompany(test, { website: 'https://careers.Orbit.example/jobs' })
    const { company: alike } = await aVerifiedCompany(test, { website: 'https://notorbit.example' })
    await visitor.put(domainPath('orbit.example'))
    expect(await hidden(id, company.id)).toBe(true)
    expect(await hidden(id, alike.id)).toBe(false)
  })

  it('applies to companies whose members have addresses at the domain', async () => {
    const { id, visitor } = await aVerifiedTalent(test)
    const { company, owner } = await aVerifiedCompany(test)
    await visitor.put(domainPath(owner.email.split('@')[1] ?? ''))
    expect(await hidden(id, company.id)).toBe(true)
  })

  it('can be looked up for a whole list', async () => {
    const { company } = await aVerifiedCompany(test)
    const [hiding, open] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await hiding.visitor.put(companyPath(company.id))
    expect(await findHiddenFrom(test.platform.db, company.id, [hiding.id, open.id])).toEqual(new Set([hiding.id]))
    expect(await findHiddenFrom(test.platform.db, company.id, [])).toEqual(new Set())
  })
})
