// What the demo talent has done with jobs so far: saved some, saved a search, was invited by the demo recruiter's company.
// Selected from the demo world by the product's own search.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { answerInvitation } from '#server/features/jobs/invitations/answering.service.ts'
import { sendInvitation } from '#server/features/jobs/invitations/sending.service.ts'
import { findNewestJobs } from '#server/features/jobs/job-search/standing-search.service.ts'
import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { saveJob } from '#server/features/jobs/saved-jobs/saved-jobs.service.ts'
import { saveSearch } from '#server/features/jobs/saved-searches/saved-searches.service.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { fitOf } from '#shared/features/jobs/jobs/fit/fit.ts'
import { fitJob, fitPerson } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import { verdicts } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { demoRecruiter, demoTalent } from './demo-accounts.ts'
import type { Seed, SeedWorld } from './seed-world.ts'

const SEARCH = 'openTo=KE&text=backend&workplace=remote'

const notes = [
  'Ask how on-call works.',
  'Otieno’s team. Message him first.',
  '',
  'Pay looks low for the level. Worth asking.',
  '',
]

/** Generic enough for any job, because the newest ones are used. */
const messages = [
  'Your work on reconciliation caught our eye. We would like to hear what you would bring to this team.',
  'We read your profile and thought of you first. This one is open to people in Nairobi.',
  'No rush. Take a look, and ask us anything that is unclear.',
]

export const seedJobsOfPeople: Seed = async (platform, world) => {
  await saveSome(platform, world)
  await invite(platform, world)
}

async function saveSome(platform: Platform, world: SeedWorld): Promise<void> {
  const { db, clock } = platform
  const viewer = { ...world.person(demoTalent), timeZone: demoTalent.timeZone }
  const i18n = i18nFor('en')
  const query = jobSearchQuery.parse({ text: 'backend', openTo: demoTalent.country, limit: notes.length })
  const person = await findPerson(db, viewer.id)
  const found = await findNewestJobs({ db, now: clock.now() }, person, query)
  for (const [at, jobId] of found.toReversed().entries())
    await saveJob(db, { viewer, i18n, clock }, jobId, { note: notes[at] })
  await saveSearch(
    db,
    platform,
    { viewer, i18n },
    { name: 'Backend, remote, open to Kenya', search: SEARCH, alert: 'daily' },
  )
}

async function invite(platform: Platform, world: SeedWorld): Promise<void> {
  const { db, clock } = platform
  const recruiter = world.person(demoRecruiter)
  const talent = world.person(demoTalent)
  const companyId = world.companyIds.get('fjordpay')
  if (!companyId) throw new Error('the company of the demo recruiter is missing')
  const query = jobSearchQuery.parse({ company: companyId, limit: 50 })
  const newest = await findNewestJobs({ db, now: clock.now() }, null, query)
  const now = clock.now()
  const time = { now: now.getTime(), today: now.toISOString().slice(0, 10) }
  const person = fitPerson(demoTalent, { hours: null, workCountries: [demoTalent.country] })
  const rankOf = (job: JobCard) => verdicts.indexOf(fitOf(person, fitJob(job), time).verdict)
  // Nobody can be invited to a job that does not state its pay.
  const withPay = (await findJobCards(db, newest)).filter(({ pay }) => pay !== null)
  const jobIds = withPay
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, messages.length)
    .map(({ id }) => id)
  for (const [at, jobId] of jobIds.entries()) {
    const message = messages[at] ?? ''
    const requester = { viewer: recruiter, i18n: i18nFor('en') }
    const { id } = await sendInvitation(db, platform, requester, jobId, { talentId: talent.id, message })
    // The last one shows an answered invitation.
    if (at === messages.length - 1)
      await answerInvitation(db, platform, talent, id, { event: 'decline', reason: 'hours', note: '' })
  }
}
