import { describe, expect, it } from 'vitest'
import type { SourceCard } from '#shared/features/entry/sources/sources.contract.ts'
import { accountTarget, guestTarget } from './link-target.ts'

const CODE = 'kiberacrew'
const JOB = '018f3a3c-0000-7000-8000-000000000001'
const COMPANY = '018f3a3c-0000-7000-8000-000000000002'

const company = {
  id: COMPANY,
  slug: 'fjordpay',
  name: 'Fjordpay',
  country: 'NO',
  city: 'Oslo',
  about: '',
  website: null,
  timeZone: 'Europe/Oslo',
  workWindow: { from: 540, to: 1020 },
}
const aLink = (facts: Partial<SourceCard>): SourceCard => ({
  id: CODE,
  kind: 'community',
  name: 'Kibera Code Club',
  message: '',
  sharing: 'count',
  company: null,
  jobId: null,
  ...facts,
})

const ofJob = aLink({ kind: 'company', company, jobId: JOB })
const ofCompany = aLink({ kind: 'company', company })

describe('the short code of a link', () => {
  it.each([
    ['a job', ofJob, `/apply/${JOB}?via=${CODE}`],
    ['a company', ofCompany, `/login/${CODE}/jobs`],
    ['a community', aLink({}), `/login/${CODE}/jobs`],
    ['nothing any more', null, `/login/${CODE}/jobs`],
  ])('of %s has a target for people without an account', (_what, source, path) => {
    expect(guestTarget(CODE, source)).toBe(path)
  })

  it.each([
    ['a job', ofJob, `/jobs/${JOB}?via=${CODE}`],
    ['a company', ofCompany, `/jobs?company=${COMPANY}`],
    ['a community', aLink({}), '/jobs'],
  ])('of %s has the corresponding target for people with an account', (_what, source, path) => {
    expect(accountTarget(source)).toBe(path)
  })
})
