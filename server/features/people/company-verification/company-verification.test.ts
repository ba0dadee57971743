import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPerson, aPersonWith } from '#server/features/base/accounts/accounts.builder.ts'
import { aCompany, aCompanyToRegister } from '#server/features/people/companies/companies.builder.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { provide } from '#server/platform/wiring/feature.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ErrorBody } from '#shared/errors.ts'
import { companies } from '#shared/features/people/companies/companies.contract.ts'
import {
  type CompanyVerification,
  verification,
} from '#shared/features/people/company-verification/company-verification.contract.ts'
import { domainOfWebsite, provenBy } from './domain-proof.ts'
import { lookUpTxt, txtLookup } from './txt-lookup.ts'

const records = new Map<string, string[] | null>()

let test: TestApp
beforeAll(async () => {
  test = await createTestApp(
    {},
    {
      standIns: [
        provide(txtLookup, async (name) => (records.get(name) === undefined ? [] : (records.get(name) ?? null))),
      ],
    },
  )
})
afterAll(() => test.close())

type Visiting = { visitor: ReturnType<TestApp['visitor']> }
type Way = 'own-address' | 'mail' | 'code' | 'dns' | 'check'
const show = async ({ visitor }: Visiting) => (await visitor.get(verification.show.path)).json<CompanyVerification>()
const prove = ({ visitor }: Visiting, { id }: { id: string }, way: Way, body?: object) =>
  visitor.post(`/company/api/companies/${id}/verification/${way}`, body)
const errorsOf = (answer: Awaited<ReturnType<typeof prove>>) => answer.json<ErrorBody>().errors ?? {}

let made = 0
const aDomain = () => `company-${++made}.example`

async function aCompanyAt(domain: string) {
  return aCompany(test, { website: `https://www.${domain}/en` })
}

async function mailedCode(to: string): Promise<string> {
  const mail = await vi.waitUntil(() => test.mails.findLast((one) => one.to === to))
  return /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
}

describe('a company proves its domain', () => {
  it('with a code mailed to an address there', async () => {
    const domain = aDomain()
    const { owner, company } = await aCompanyAt(domain)
    const email = `office@${domain}`
    expect((await prove(owner, company, 'mail', { email })).statusCode).toBe(202)
    const code = await mailedCode(email)
    expect(errorsOf(await prove(owner, company, 'code', { email, code: '000000' }))).toHaveProperty('code')
    expect((await prove(owner, company, 'code', { email, code })).json()).toMatchObject({
      status: 'verified',
      confirmedDomain: domain,
    })
    expect((await prove(owner, company, 'mail', { email })).statusCode).toBe(409)
  })

  it('with an email that is erased with the person who asked for it, although the address is not theirs', async () => {
    const domain = aDomain()
    const { owner, company } = await aCompanyAt(domain)
    const email = `office@${domain}`
    // Nothing of the email is kept once it has been delivered, so it must not be yet.
    const delivery = Promise.withResolvers<void>()
    const sending = vi.spyOn(test.platform.mailer, 'send').mockReturnValue(delivery.promise)
    try {
      expect((await prove(owner, company, 'mail', { email })).statusCode).toBe(202)
      const { rows } = await test.platform.db.execute<{ personId: string }>(
        sql`select data ->> 'personId' as "personId" from jobs.job where data ->> 'to' = ${email}`,
      )
      expect(rows).toEqual([{ personId: owner.id }])
    } finally {
      sending.mockRestore()
      delivery.resolve()
    }
  })

  it('with the address its member signed up with', async () => {
    const domain = aDomain()
    const founder = await aPerson(test, { email: `founder@${domain}` })
    const answer = await founder.visitor.post(
      companies.create.path,
      aCompanyToRegister({ website: `https://${domain}` }),
    )
    expect(await show(founder)).toMatchObject({ domain, ownAddress: founder.email, checkRequestedAt: null })
    expect((await prove(founder, answer.json<{ id: string }>(), 'own-address')).json()).toMatchObject({
      status: 'verified',
    })
  })

  it('with a DNS record, and is told what is wrong with it', async () => {
    const domain = aDomain()
    const { owner, company } = await aCompanyAt(domain)
    const { dnsRecord } = await show(owner)
    if (!dnsRecord) throw new Error('no record is offered')
    expect(dnsRecord.name).toBe(`_meridian.${domain}`)
    expect(errorsOf(await prove(owner, company, 'dns'))['record']?.[0]).toContain('did not find')
    records.set(dnsRecord.name, null)
    expect(errorsOf(await prove(owner, company, 'dns'))['record']?.[0]).toContain('did not answer')
    records.set(dnsRecord.name, ['v=spf1 -all', dnsRecord.value])
    expect((await prove(owner, company, 'dns')).json()).toMatchObject({ status: 'verified', confirmedDomain: domain })
  })

  it('only once: a domain belongs to one company', async () => {
    const domain = aDomain()
    const [first, second] = [await aCompanyAt(domain), await aCompanyAt(domain)]
    for (const { owner } of [first, second]) {
      const { dnsRecord } = await show(owner)
      if (dnsRecord) records.set(dnsRecord.name, [...(records.get(dnsRecord.name) ?? []), dnsRecord.value])
    }
    expect((await prove(first.owner, first.company, 'dns')).statusCode).toBe(200)
    expect(errorsOf(await prove(second.owner, second.company, 'dns'))['record']?.[0]).toContain('Another company')
  })

  it('not with a public mailbox, another domain, or a code for another company', async () => {
    const domain = aDomain()
    const { owner, company } = await aCompanyAt(domain)
    const mailbox = errorsOf(await prove(owner, company, 'mail', { email: 'office@gmail.com' }))
    expect(mailbox['email']?.[0]).toContain('Anyone can have')
    expect(errorsOf(await prove(owner, company, 'mail', { email: 'a@elsewhere.example' }))).toHaveProperty('email')
    expect((await show(owner)).status).toBe('unverified')
  })

  it('by its owner or an admin only', async () => {
    const { owner, company } = await aCompanyAt(aDomain())
    const recruiter = await aMember(test, owner, company, 'recruiter')
    expect((await prove(recruiter, company, 'dns')).statusCode).toBe(403)
    expect(await show(recruiter)).toMatchObject({ can: { verify: false }, dnsRecord: null })
    const stranger = (await aCompany(test)).owner
    expect((await prove(stranger, company, 'dns')).statusCode).toBe(404)
  })
})

describe('a check by hand', () => {
  it('is for companies without a domain, and for those who ask', async () => {
    const operator = await aPersonWith(test, 'operator')
    const waiting = async () => (await operator.visitor.get(companies.waiting.path)).json<{ items: { id: string }[] }>()
    const [plain, own] = [await aCompany(test), await aCompanyAt(aDomain())]
    const ids = (await waiting()).items.map(({ id }) => id)
    expect([ids.includes(plain.company.id), ids.includes(own.company.id)]).toEqual([true, false])
    expect((await prove(own.owner, own.company, 'check', { note: 'Register 12345' })).statusCode).toBe(200)
    expect((await waiting()).items.find(({ id }) => id === own.company.id)).toMatchObject({
      checkNote: 'Register 12345',
    })
  })
})

describe('a domain', () => {
  it.each([
    ['https://www.acme.com/jobs', 'acme.com'],
    ['https://careers.acme.com', 'careers.acme.com'],
    ['https://gmail.com', null],
    ['http://127.0.0.1', null],
    [null, null],
  ])('of %s is %s', (website, domain) => {
    expect(domainOfWebsite(website)).toBe(domain)
  })

  it('is proven by an address there or above it, never below it', () => {
    expect(provenBy('a@acme.com', 'careers.acme.com')).toBe('acme.com')
    expect(provenBy('a@careers.acme.com', 'acme.com')).toBeNull()
    expect(provenBy('a@com', 'acme.com')).toBeNull()
    expect(provenBy('acme.com@evil.example', 'acme.com')).toBeNull()
  })
})

it('gives up on a name server that does not answer', async () => {
  // Reserved for documentation: nothing listens there.
  expect(await lookUpTxt('_meridian.acme.example', { servers: ['192.0.2.1'], timeout: 50 })).toBeNull()
})
