// The Elite programme: an endorsed member, and an applicant whose endorsers have not answered yet. The demo talent has not applied.

import { saveForm, submitForm } from '#server/features/elite/elite/joining/forms.service.ts'
import { signAgreement, startApplication } from '#server/features/elite/elite/joining/joining.service.ts'
import { findLiveApplication } from '#server/features/elite/elite/joining/live-application.service.ts'
import { moveApplication } from '#server/features/elite/elite/joining/moving.service.ts'
import { submitEndorsement } from '#server/features/elite/endorsements/answering.service.ts'
import { addEndorser, listEndorsers } from '#server/features/elite/endorsements/asking.service.ts'
import { tokenOf } from '#server/features/elite/endorsements/endorsement-token.ts'
import { verifyEndorsements } from '#server/features/elite/endorsements/review/facts.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { AGREEMENT_VERSION } from '#shared/features/elite/elite/elite-agreement.ts'
import { preferenceDraft, skillsDraft } from '#shared/features/elite/elite/elite-forms.contract.ts'
import type { EliteEvent } from '#shared/features/elite/elite/elite-status.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { demoHiringManager, demoOperator, demoSecondTalent } from '../demo-accounts.ts'
import { clockAt, type Seed, type SeedPerson } from '../seed-world.ts'
import { showCredentials } from '../skills/shown-credentials.ts'
import { mateo, type SeedApplicant, type SeedEndorser, thiago } from './demo-applicants.ts'

const MEMBER_DAYS = 40
const APPLICANT_DAYS = 11

export const seedElite: Seed = async (platform, world) => {
  const operator = world.person(demoOperator)
  const daysAgo = (days: number) => new Date(platform.clock.now().getTime() - days * DAY)
  const early = { ...platform, clock: clockAt(daysAgo(MEMBER_DAYS)) }
  const member = world.person(demoSecondTalent)
  await prepare(early, member, thiago)
  const { id: applicationId } = found(await findLiveApplication(platform.db, member.id))
  await verifyEndorsements(platform.db, early, { applicationId, stage: 'endorsement_check' })
  for (const event of ['pass', 'pass', 'pass', 'pass', 'approve'] as const) await move(early, member, event, operator)
  await showCredentials(platform, member)

  const late = { ...platform, clock: clockAt(daysAgo(APPLICANT_DAYS)) }
  await prepare(late, world.person(demoHiringManager), mateo)
}

/** Filled in, signed and sent. */
async function prepare(
  platform: Platform,
  person: SeedPerson,
  { timeZone, join, compliance, provenSkill, endorsers }: SeedApplicant,
): Promise<void> {
  await startApplication(platform, person)
  for (const { name, email, relation, company } of endorsers)
    await addEndorser(platform.db, platform, person, { name, email, relation, company, locale: 'en', timeZone })
  const preferences = preferenceDraft.parse({
    weeklyHours: 20,
    engagement: ['daily', 'fixed'],
    rate: 90,
    currency: 'USD',
    startFrom: '2026-12-01',
  })
  const forms = {
    'join-elite': join,
    'work-preference': preferences,
    'skill-assessments': skillsDraft.parse({ skills: [provenSkill] }),
    'contract-compliance': compliance,
  } as const
  for (const kind of ['join-elite', 'work-preference', 'skill-assessments', 'contract-compliance'] as const) {
    await saveForm(platform, person, kind, { ...forms[kind], revision: 0 })
    await submitForm(platform, person, kind, 1)
  }
  const origin = { ipPrefix: null, userAgent: '' }
  const name = compliance.legalName
  const signature = { name, method: 'typed', drawing: null, version: AGREEMENT_VERSION, isNameConfirmed: true } as const
  await signAgreement(platform, { viewer: person, origin }, signature)
  await move(platform, person, 'submit', person)
  await answer(platform, person, endorsers)
}

async function answer(platform: Platform, person: SeedPerson, endorsers: readonly SeedEndorser[]): Promise<void> {
  const { items } = await listEndorsers(platform.db, platform, person)
  const device = { network: null, userAgent: '' }
  for (const { email, wrote } of endorsers) {
    if (!wrote) continue
    const { id } = found(items.find((item) => item.email === email))
    const given = { communication: 5, initiative: 4, again: 'yes', mayContact: true, isPublic: true, ...wrote } as const
    await submitEndorsement(platform, { token: tokenOf(platform, id), isConfirmed: true, ...given }, device)
  }
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
