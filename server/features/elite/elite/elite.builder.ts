// Builds applications to the Elite programme for tests, through the API.

import { sql } from 'drizzle-orm'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { headersOf } from '#server/features/base/files/files.builder.ts'
import { listTests } from '#server/features/skills/skills/skills.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import type { TestApp } from '#server/test-app.ts'
import type { EliteStanding } from '#shared/features/elite/elite/elite.contract.ts'
import { type FormKind, formKinds } from '#shared/features/elite/elite/elite-words.ts'
import { DAY } from '#shared/kit/time-zones.ts'

export const ELITE = '/talent/api/elite'
export const eliteAt = (rest: string) => `${ELITE}${rest}`

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')

const SKILL = listTests().items[0]?.slug ?? ''

export const filledForms = {
  'join-elite': {
    headline: 'Payments engineer for cross-border payouts',
    motivation: 'I build payout systems that people can rely on. '.repeat(3),
    track: 'engineering',
    years: 9,
    english: 'c1',
    links: 'https://work.example/wanjiru',
    works: [
      { title: 'Payout ledger', role: 'Lead', problem: 'Payouts failed silently.', outcome: 'None since.', url: '' },
    ],
  },
  'work-preference': {
    weeklyHours: 30,
    engagement: ['hourly', 'fixed'],
    days: ['mon', 'tue', 'wed'],
    fromHour: 9,
    toHour: 17,
    rate: 60,
    currency: 'USD',
    startFrom: '2026-12-01',
  },
  'skill-assessments': { skills: [SKILL] },
  'contract-compliance': {
    legalForm: 'individual',
    legalName: 'Wanjiru Kamau',
    taxResidence: 'KE',
    hasUsPayer: true,
    taxId: 'A012345678Z',
    address: 'Ngong Road 12, Nairobi',
    payoutCountry: 'KE',
    worksAlone: true,
    hasOtherClients: true,
  },
} as const

export const standingOf = async (person: BuiltPerson): Promise<EliteStanding> =>
  (await person.visitor.get(ELITE)).json<EliteStanding>()

export async function expectOk<T extends { statusCode: number; body: string }>(answer: Promise<T>): Promise<T> {
  const given = await answer
  if (given.statusCode >= 300) throw new Error(`${given.statusCode} ${given.body}`)
  return given
}

export const sendDocument = (
  test: TestApp,
  person: BuiltPerson,
  { kind = 'tax_form', name = 'w8ben.pdf', question = '', expires = '', content = PDF } = {},
) =>
  test.app.inject({
    method: 'PUT',
    url: eliteAt(
      `/documents?kind=${kind}&name=${name}${question && `&question=${question}`}${expires && `&expires=${expires}`}`,
    ),
    headers: { ...headersOf(person), 'content-type': 'application/octet-stream' },
    payload: content,
  })

let counter = 0

/** Each with an address of their own: one address endorses only a few people. */
export const anEndorser = (name: string, given: object = {}) => ({
  name,
  email: `endorser-${(counter += 1)}@work.example`,
  relation: 'manager',
  company: 'Mizani Data',
  timeZone: 'Africa/Johannesburg',
  ...given,
})

/** Identity and a test result, without taking either. */
export async function prove({ platform: { db, clock } }: TestApp, { id: personId }: BuiltPerson): Promise<void> {
  const now = clock.now().toISOString()
  const validUntil = new Date(clock.now().getTime() + 365 * DAY).toISOString()
  await db.execute(
    sql`insert into identity_checks (id, person_id, status, document_type, document_country, has_mrz, consented_at, valid_until, updated_at)
        values (${newId()}, ${personId}, 'approved', 'passport', 'KE', true, ${now}, ${validUntil}, ${now})`,
  )
  await db.execute(
    sql`insert into skill_results (id, person_id, skill, taken_at, percent, passed, level, topics, valid_until)
        values (${newId()}, ${personId}, ${SKILL}, ${now}, 90, true, 4, '[]', ${validUntil})`,
  )
}

const revisionIn = ({ forms }: EliteStanding, kind: FormKind): number =>
  forms.find((form) => form.kind === kind)?.revision ?? 0

/** Sends the current revision unless the test gives another. */
export async function saveForm(person: BuiltPerson, kind: FormKind, data: object, revision?: number) {
  const basedOn = revision ?? revisionIn(await standingOf(person), kind)
  return person.visitor.put(eliteAt(`/forms/${kind}`), { ...data, revision: basedOn })
}

export async function submitForm(person: BuiltPerson, kind: FormKind) {
  const revision = revisionIn(await standingOf(person), kind)
  return person.visitor.post(eliteAt(`/forms/${kind}/submit`), { revision })
}

export async function fillForms(person: BuiltPerson): Promise<void> {
  for (const kind of formKinds) {
    await expectOk(saveForm(person, kind, filledForms[kind]))
    await expectOk(submitForm(person, kind))
  }
}

/** Everything is filled in; nothing is sent. */
export async function aPreparedApplication(test: TestApp, person?: BuiltPerson): Promise<BuiltPerson> {
  const talent = person ?? (await aVerifiedTalent(test))
  const { visitor } = talent
  await expectOk(visitor.post(eliteAt('/application')))
  await expectOk(visitor.post(eliteAt('/endorsers'), anEndorser('Lerato Dube')))
  await expectOk(visitor.post(eliteAt('/endorsers'), anEndorser('Priya Raman', { relation: 'peer' })))
  await prove(test, talent)
  await fillForms(talent)
  await expectOk(sendDocument(test, talent))
  const signature = { name: 'Wanjiru Kamau', version: 1, isNameConfirmed: true }
  await expectOk(visitor.post(eliteAt('/agreement'), signature))
  return talent
}

/** Waits for a reviewer. */
export async function aSentApplication(
  test: TestApp,
  person?: BuiltPerson,
): Promise<{ talent: BuiltPerson; id: string }> {
  const talent = await aPreparedApplication(test, person)
  await expectOk(talent.visitor.post(eliteAt('/application/submit')))
  return { talent, id: (await standingOf(talent)).application?.id ?? '' }
}
