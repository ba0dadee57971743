// The Elite programme: a member, and an applicant whose endorsers have not answered yet. The demo talent has not applied.

import { saveForm, submitForm } from '#server/features/elite/elite/joining/forms.service.ts'
import { signAgreement, startApplication } from '#server/features/elite/elite/joining/joining.service.ts'
import { findLiveApplication } from '#server/features/elite/elite/joining/live-application.service.ts'
import { moveApplication } from '#server/features/elite/elite/joining/moving.service.ts'
import { addEndorser } from '#server/features/elite/endorsements/asking.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { AGREEMENT_VERSION } from '#shared/features/elite/elite/elite-agreement.ts'
import {
  complianceDraft,
  joinDraft,
  preferenceDraft,
  skillsDraft,
} from '#shared/features/elite/elite/elite-forms.contract.ts'
import type { EliteEvent } from '#shared/features/elite/elite/elite-status.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { demoHiringManager, demoOperator, demoSecondTalent } from '../demo-accounts.ts'
import { clockAt, type Seed, type SeedPerson } from '../seed-world.ts'

const MEMBER_DAYS = 40
const APPLICANT_DAYS = 11

export const seedElite: Seed = async (platform, world) => {
  const operator = world.person(demoOperator)
  const daysAgo = (days: number) => new Date(platform.clock.now().getTime() - days * DAY)
  const early = { ...platform, clock: clockAt(daysAgo(MEMBER_DAYS)) }
  const member = world.person(demoSecondTalent)
  await prepare(early, member, thiago)
  for (const event of ['pass', 'pass', 'pass', 'pass', 'approve'] as const) await move(early, member, event, operator)

  const late = { ...platform, clock: clockAt(daysAgo(APPLICANT_DAYS)) }
  await prepare(late, world.person(demoHiringManager), mateo, [
    { name: 'Lucía Ferrari', email: 'lucia.ferrari@sierra-pay.example', relation: 'manager', company: 'Sierra Pay' },
    { name: 'Tomás Rivas', email: 'tomas.rivas@sierra-pay.example', relation: 'peer', company: 'Sierra Pay' },
  ])
}

type ApplicantFacts = { name: string; country: 'BR' | 'PE'; taxId: string; address: string; timeZone: string }

const thiago: ApplicantFacts = {
  name: demoSecondTalent.name,
  country: 'BR',
  taxId: '000.000.000-00',
  address: 'Rua Augusta 1000, São Paulo',
  timeZone: 'America/Sao_Paulo',
}
const mateo: ApplicantFacts = {
  name: demoHiringManager.name,
  country: 'PE',
  taxId: '10000000000',
  address: 'Calle Mercaderes 120, Arequipa',
  timeZone: 'America/Lima',
}

type SeedEndorser = { name: string; email: string; relation: 'manager' | 'peer'; company: string }

/** Filled in, signed and sent. */
async function prepare(
  platform: Platform,
  person: SeedPerson,
  { name, country, taxId, address, timeZone }: ApplicantFacts,
  endorsers: readonly SeedEndorser[] = [],
): Promise<void> {
  await startApplication(platform, person)
  for (const endorser of endorsers)
    await addEndorser(platform.db, platform, person, {
      ...endorser,
      locale: 'en',
      timeZone,
    })
  const forms = {
    'join-elite': joinDraft.parse({
      headline: 'I lead teams that move money across borders',
      motivation:
        'I have led payment teams in three countries and want to work on shorter projects with clients who know what they need.',
      track: 'engineering',
      years: 11,
      english: 'c1',
      works: [
        {
          title: 'Instant payouts in six currencies',
          role: 'Engineering manager',
          problem: 'Payouts took three days, and nobody could say where a payment was.',
          outcome: 'They take two minutes, and support requests about them fell by two thirds.',
        },
      ],
    }),
    'work-preference': preferenceDraft.parse({
      weeklyHours: 20,
      engagement: ['daily', 'fixed'],
      rate: 90,
      currency: 'USD',
      startFrom: '2026-12-01',
    }),
    'skill-assessments': skillsDraft.parse({ skills: ['rest-apis'] }),
    'contract-compliance': complianceDraft.parse({
      legalForm: 'sole_trader',
      legalName: name,
      taxResidence: country,
      taxId,
      address,
      payoutCountry: country,
      worksAlone: true,
      usesOwnTools: true,
      hasOtherClients: true,
    }),
  } as const
  for (const kind of ['join-elite', 'work-preference', 'skill-assessments', 'contract-compliance'] as const) {
    await saveForm(platform, person, kind, forms[kind])
    await submitForm(platform, person, kind)
  }
  const origin = { ipPrefix: null, userAgent: '' }
  const signature = { name, method: 'typed', drawing: null, version: AGREEMENT_VERSION, isNameConfirmed: true } as const
  await signAgreement(platform, { viewer: person, origin }, signature)
  await move(platform, person, 'submit', person)
}

async function move(platform: Platform, person: SeedPerson, event: EliteEvent, by: SeedPerson): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  const application = found(await findLiveApplication(db, person.id))
  const facts = {
    ...(event === 'submit' && { submittedAt: now }),
    ...(event === 'approve' && { decidedAt: now }),
    queuedAt: now,
  }
  const role = event === 'submit' ? 'talent' : 'operator'
  await moveApplication(db, application, { event, actor: { role, id: by.id }, now, facts })
}
