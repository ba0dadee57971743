// Offers of the demo world: one the demo talent can answer, and one of the demo company with requested changes. Written through the
// product's own services.

import { and, asc, eq } from 'drizzle-orm'
import { applications } from '#server/features/hiring/applications/applications.tables.ts'
import { takeOfferStep } from '#server/features/hiring/offers/company/company-steps.service.ts'
import { createOffer } from '#server/features/hiring/offers/company/drafting.service.ts'
import { findApprovers } from '#server/features/hiring/offers/company/offer-side.service.ts'
import { counterOffer } from '#server/features/hiring/offers/own/answering.service.ts'
import { findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hasOffer } from '#shared/features/hiring/applications/application-status.ts'
import type { OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { addDays, DAY, localDateAt } from '#shared/kit/time-zones.ts'
import { demoTalent } from '../demo-accounts.ts'
import type { Seed } from '../seed-world.ts'

const DAYS_AGO = 1

const letter = `Thank you for the conversations. We are glad to offer you this role, on these terms.

1. Pay. Your pay is due on or before the 28th of each month, by bank transfer, in the currency above. The company bears all transfer fees.

2. Time. You choose your hours around the overlap agreed with your team. Overtime is paid or taken as time off, as you prefer.

3. Inventions. What you make for us in working hours belongs to the company. What you make in your own time, with your own tools, is yours.

4. Ending the contract. Either side may end it in writing with the notice period above, and with two weeks during the trial period.`

type Received = typeof applications.$inferSelect

export const seedOffers: Seed = async (platform, world) => {
  const { db } = platform
  const then = asOf(platform)
  const talentId = world.person(demoTalent).id
  const [own] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.talentId, talentId), statusIn(applications.status, hasOffer)))
  if (own) await send(then, own)

  const companyId = world.companyIds.get('fjordpay') ?? ''
  const others = await db
    .select()
    .from(applications)
    .where(and(eq(applications.companyId, companyId), statusIn(applications.status, hasOffer)))
    .orderBy(asc(applications.submittedAt))
  const countered = others.find((application) => application.talentId !== talentId)
  if (countered) await ask(then, countered)
}

/** Notifications of that time have long been sent. */
function asOf(platform: Platform): Platform {
  const at = new Date(platform.clock.now().getTime() - DAYS_AGO * DAY)
  return { ...platform, clock: { now: () => at }, jobs: { ...platform.jobs, send: async () => undefined } }
}

function termsOf({ sent: { job } }: Received, now: Date): OfferTerms {
  const pay = job.pay?.max ?? job.pay?.min ?? { amount: 5_800_00, currency: 'EUR' }
  const period = job.pay && job.pay.period !== 'once' ? job.pay.period : 'month'
  return {
    title: job.title,
    employmentType: job.employmentType,
    engagement: job.engagements[0] ?? 'contractor',
    ...pay,
    period,
    hoursPerWeek: job.pay?.hoursPerWeek ?? 40,
    startOn: addDays(localDateAt('UTC', now.getTime()), 45),
    endOn: null,
    leaveDays: 28,
    trialDays: 90,
    noticeDays: 30,
    signOn: null,
    bonus: '',
    equity: { kind: 'options', units: 2_000, vestMonths: 48, cliffMonths: 12 },
    benefits: ['Health insurance for you and your family', 'A course of your choice every year'],
    equipment: 'A laptop and EUR 1,800 for your desk',
    workRule: 'Remote, with four hours of overlap with the team',
    law: null,
    letter,
  }
}

/** Returns the offer's id; it went through an approval like any other. */
async function send(platform: Platform, application: Received): Promise<Id> {
  const { db, clock } = platform
  const [authorId = ''] = await findHiringMembers(db, application.companyId)
  const approvers = await findApprovers(db, application)
  const approverId = approvers.find(({ id }) => id !== authorId)?.id ?? authorId
  const author = { id: authorId, roles: ['company' as const] }
  const { id } = await createOffer(db, platform, author, application.id, {
    terms: termsOf(application, clock.now()),
    answerDays: 7,
    approverId,
  })
  const step = (viewerId: Id, event: 'submit' | 'approve' | 'send') =>
    takeOfferStep(db, platform, { id: viewerId, roles: ['company'] }, id, { event, note: '' })
  await step(authorId, 'submit')
  await step(approverId, 'approve')
  await step(authorId, 'send')
  return id
}

async function ask(platform: Platform, application: Received): Promise<void> {
  const id = await send(platform, application)
  const viewer = { id: application.talentId, roles: ['talent' as const] }
  const message = 'I would like to finish my current project first, and to keep the leave I have now.'
  await counterOffer(platform.db, platform, viewer, id, {
    version: 1,
    changes: { leaveDays: 30, noticeDays: 60 },
    message,
  })
}
