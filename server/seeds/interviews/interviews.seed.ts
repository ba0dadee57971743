// The demo talent's interviews: one that took place, one ahead, and a request to answer. Times are those the product suggests.

import { presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import { listOwn } from '#server/features/hiring/applications/own/own-applications.service.ts'
import { listOwn as listOwnInterviews } from '#server/features/hiring/interviews/meetings/listing.service.ts'
import { rateAsTalent, tellApplicant } from '#server/features/hiring/interviews/notes/interview-notes.service.ts'
import { acceptTime } from '#server/features/hiring/interviews/requests/answering.service.ts'
import { sendRequest } from '#server/features/hiring/interviews/requests/asking.service.ts'
import { planInterview } from '#server/features/hiring/interviews/requests/planning.service.ts'
import { addTrip } from '#server/features/hiring/interviews/travel/trips.service.ts'
import { runInterviewUpkeep } from '#server/features/hiring/interviews/upkeep/upkeep.service.ts'
import { findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { hasOffer, isInterviewing, isLive } from '#shared/features/hiring/applications/application-status.ts'
import { applications } from '#shared/features/hiring/applications/applications.contract.ts'
import type { InterviewKind } from '#shared/features/hiring/interviews/interview-kinds.ts'
import { interviews } from '#shared/features/hiring/interviews/interviews.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { addDays, DAY } from '#shared/kit/time-zones.ts'
import { demoInterviewer, demoRecruiter, demoTalent } from '../demo-accounts.ts'
import type { Seed } from '../seed-world.ts'

const OWN_COMPANY = 'fjordpay'

/** Notifications of that time have long been sent. */
const asOf = (platform: Platform, daysAgo: number): Platform => {
  const at = new Date(platform.clock.now().getTime() - daysAgo * DAY)
  return { ...platform, clock: { now: () => at }, jobs: { ...platform.jobs, send: async () => undefined } }
}

type Asked = { applicationId: Id; memberId: Id; panel: readonly Id[]; kind: InterviewKind; message: string }

async function ask(platform: Platform, { applicationId, memberId, panel, kind, message }: Asked) {
  const member = await presentPerson(platform.db, memberId)
  const plan = await planInterview(platform.db, platform, member, applicationId, {
    minutes: 45,
    panel: panel.join(','),
  })
  const offered = plan.times.filter((_, place) => place % 3 === 0).slice(0, 3)
  const call = { mode: 'room' as const, place: '' }
  const times = offered.map(({ startsAt }) => startsAt)
  return sendRequest(platform.db, platform, member, applicationId, {
    kind,
    minutes: 45,
    message,
    panel: [...panel],
    times,
    ...call,
  })
}

export const seedInterviews: Seed = async (platform, world) => {
  const { db } = platform
  const talent = await presentPerson(db, world.person(demoTalent).id)
  const { items } = await listOwn(db, talent, platform.clock.now(), applications.list.query.parse({ limit: 50 }))
  const ownCompany = world.companyIds.get(OWN_COMPANY)
  const live = items.filter(({ status }) => isLive(status))
  const atOwn = live.find(({ status, job }) => isInterviewing(status) && job.company.id === ownCompany)
  const withOffer = live.find(({ status }) => hasOffer(status))
  const other = live.find((one) => one !== atOwn && one !== withOffer)

  if (withOffer) {
    const then = asOf(platform, 12)
    const [memberId] = await findHiringMembers(db, withOffer.job.company.id)
    if (memberId) {
      const message = 'We would like to hear how you keep two ledgers in step.'
      const request = await ask(then, {
        applicationId: withOffer.id,
        memberId,
        panel: [memberId],
        kind: 'technical',
        message,
      })
      await acceptTime(db, then, talent, request.id, request.times[0]?.id ?? '')
    }
  }
  if (atOwn) {
    const recruiter = world.person(demoRecruiter).id
    const panel = [recruiter, world.person(demoInterviewer).id]
    const message = 'Forty-five minutes about retries and payouts. No coding this time.'
    const then = asOf(platform, 1)
    const request = await ask(then, { applicationId: atOwn.id, memberId: recruiter, panel, kind: 'technical', message })
    await acceptTime(db, then, talent, request.id, request.times[1]?.id ?? '')
  }
  if (other) {
    const [memberId] = await findHiringMembers(db, other.job.company.id)
    const message = 'We read your note and would like to meet you.'
    if (memberId)
      await ask(asOf(platform, 0.2), {
        applicationId: other.id,
        memberId,
        panel: [memberId],
        kind: 'screening',
        message,
      })
  }
  // Twice: past interviews first start, then end.
  const today = asOf(platform, 0)
  await runInterviewUpkeep(today)
  await runInterviewUpkeep(today)
  await exchangeFeedback(today, talent)
  // Beyond the interviews above, which stay on the clock at home.
  const [from, to] = [30, 36].map((days) => addDays(today.clock.now().toISOString().slice(0, 10), days))
  await addTrip(db, today, talent, { zone: 'Europe/Lisbon', from: from ?? '', to: to ?? '' })
}

/** On what took place. */
async function exchangeFeedback(platform: Platform, talent: Viewer): Promise<void> {
  const { db } = platform
  const query = interviews.list.query.parse({ show: 'completed' })
  const [past] = (await listOwnInterviews(db, platform, talent, query)).items
  const [memberId] = past ? past.panel.map(({ id }) => id) : []
  if (!past || !memberId) return
  const member = await presentPerson(db, memberId)
  const text = 'You explained clearly when a retry is safe. Next time, say a little earlier what you would measure.'
  await tellApplicant(db, platform, member, past.id, { text })
  await rateAsTalent(db, platform, talent, past.id, { stars: 5, text: 'Friendly, on time, and well prepared.' })
}
