// Applications of the demo world, replayed in chronological order: people apply, companies act, and automatic steps run in
// between.

import { randomUUID } from 'node:crypto'
import { findPerson, presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import type { MatchSnapshot } from '#server/features/hiring/applications/applications.tables.ts'
import { viewApplication } from '#server/features/hiring/applications/company/company-applications.service.ts'
import { hire, moveToStage, reject } from '#server/features/hiring/applications/company/company-moves.service.ts'
import { addOutside } from '#server/features/hiring/applications/outside/outside-applications.service.ts'
import { withdrawOwn } from '#server/features/hiring/applications/own/own-actions.service.ts'
import { findOwn } from '#server/features/hiring/applications/own/own-applications.service.ts'
import { readSentProfile } from '#server/features/hiring/applications/own/sent-profile.service.ts'
import { runApplicationUpkeep } from '#server/features/hiring/applications/promise/upkeep.service.ts'
import { receiveApplication } from '#server/features/hiring/applications/receiving.service.ts'
import { findNewestJobs } from '#server/features/jobs/job-search/standing-search.service.ts'
import { showJob, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import { readAllUpTo } from '#server/features/people/notifications/notifications.service.ts'
import { readUpTo } from '#server/features/talk/chat/conversations/own-view.service.ts'
import { sendMessage } from '#server/features/talk/chat/messages/sending.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import { outsideFields } from '#shared/features/hiring/applications/outside-applications.contract.ts'
import type { SentProfile } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { newMessage } from '#shared/features/talk/chat/message.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY, HOUR, localDateAt } from '#shared/kit/time-zones.ts'
import { demoOwner, demoRecruiter, demoTalent } from '../demo-accounts.ts'
import { TALENT_DOMAIN } from '../people/seed-talent.ts'
import { createRandom, type Random } from '../random.ts'
import { clockAt, type Seed, type SeedPerson, type SeedWorld } from '../seed-world.ts'
import { createApplicants } from './applicants.seed.ts'
import { drawPapers } from './demo-papers.ts'
import { type Act, type Story, stories, storyAtOwnCompany, throughStages } from './demo-stories.ts'

/** A separate generator, so that what other areas draw does not change. */
const RANDOM_SEED = 22
const OWN_COMPANY = 'fjordpay'
/** When automatic steps run; running them on every day of six weeks would take too long at startup. */
const upkeepDaysAgo = [41, 35, 29, 23, 19, 14, 10, 7, 4, 1, 0]

type PlannedApplication = { story: Story; talentId: Id; job: PublicJob; actorId: Id; conversationId?: Id | null }
type Moment = { daysAgo: number; happens(platform: Platform): Promise<unknown> }

export const seedApplications: Seed = async (platform, world) => {
  const random = createRandom(RANDOM_SEED)
  const papers = createRandom(RANDOM_SEED + 1)
  const own = await ownApplications(platform, world)
  const others = await otherApplications(platform, world, random)
  const upkeep = upkeepDaysAgo.map((daysAgo): Moment => ({ daysAgo, happens: runApplicationUpkeep }))
  const all = [...own, ...others]
  const reading: Moment = { daysAgo: READ_DAYS_AGO, happens: (then) => readNotifications(then, world) }
  const moments = [...upkeep, reading, ...all.flatMap((planned) => momentsOf(planned, papers))]
  for (const { daysAgo, happens } of moments.toSorted((one, other) => other.daysAgo - one.daysAgo))
    await happens(asOf(platform, daysAgo))
  const talent = world.person(demoTalent)
  // All but the question that awaits a reply.
  const read = own
    .filter(({ story }) => story !== storyAtOwnCompany)
    .flatMap(({ conversationId }) => conversationId ?? [])
  await readConversations(platform, talent, read)
  const ofCompany = all
    .filter(({ job, story }) => job.company.id === companyIdOf(world) && story.sentDaysAgo > READ_DAYS_AGO)
    .flatMap(({ conversationId }) => conversationId ?? [])
  for (const account of [demoOwner, demoRecruiter]) await readConversations(platform, world.person(account), ofCompany)
  for (const fields of elsewhere) {
    const parsed = outsideFields.parse({
      ...fields,
      appliedOn: localDateAt('UTC', platform.clock.now().getTime() - 8 * DAY),
    })
    await addOutside(platform.db, platform.clock, talent, parsed)
  }
}

/** Notifications of that time have long been sent. */
function asOf(platform: Platform, daysAgo: number): Platform {
  const at = new Date(platform.clock.now().getTime() - daysAgo * DAY)
  return { ...platform, clock: clockAt(at), jobs: { ...platform.jobs, send: async () => undefined } }
}

/** In chronological order: a person applies first. */
function momentsOf(planned: PlannedApplication, papers: Random): Moment[] {
  let id: Id | null = null
  const apply: Moment = {
    daysAgo: planned.story.sentDaysAgo,
    happens: async (platform) => {
      id = await receive(platform, planned, papers)
      planned.conversationId = await conversationOf(platform, planned, id)
    },
  }
  const acts = throughStages(planned.story, planned.job.stages).map(
    (act): Moment => ({
      // Not at the same instant as the automatic steps of that day.
      daysAgo: act.daysAgo + HOUR / DAY,
      happens: async (platform) => {
        if (id) await perform(platform, planned, id, act)
      },
    }),
  )
  return [apply, ...acts]
}

async function receive(platform: Platform, { story, talentId, job }: PlannedApplication, papers: Random): Promise<Id> {
  const { db } = platform
  const { name, email } = await findPerson(db, talentId)
  const { profile: own, background } = await readSentProfile(db, talentId)
  const profile = email.endsWith(TALENT_DOMAIN) ? suitedTo(job, own, name) : own
  return receiveApplication(db, platform, {
    talentId,
    viewed: await viewJob(db, null, job.id),
    source: 'direct',
    sourceId: null,
    knockedOut: false,
    match: matchOf(name),
    sent: {
      formVersion: 1,
      name,
      email,
      phone: null,
      coverNote: story.note,
      resume: null,
      ...drawPapers(papers, name, profile),
      intro: null,
      profile,
      background,
      job,
      consents: [{ kind: 'processing', version: '1', givenAt: platform.clock.now().toISOString() }],
    },
  })
}

/** People apply for what they can do: each knows most of what the job requires, and some know all of it. */
function suitedTo({ skills }: PublicJob, profile: SentProfile, name: string): SentProfile {
  if (!profile.work) return profile
  const required = skills.filter(({ isRequired }) => isRequired)
  const known = required
    .slice(name.length % 2)
    .map(({ skillId, name: skill }) => ({ slug: skillId, name: skill, level: 4 }))
  const others = profile.work.skills.filter(({ slug }) => !required.some(({ skillId }) => skillId === slug))
  return { ...profile, work: { ...profile.work, skills: [...known, ...others] } }
}

/** Varies by name instead of using the random generators, whose sequence must not change. */
function matchOf(name: string): MatchSnapshot {
  const overlapHours = 2 + (name.length % 6)
  return { verdict: overlapHours < 4 ? 'yes_if' : 'yes', overlapHours }
}

const conversationOf = async ({ db }: Platform, { talentId }: PlannedApplication, id: Id): Promise<Id | null> =>
  (await findOwn(db, { id: talentId, roles: ['talent'] }, id)).conversationId

async function perform(platform: Platform, planned: PlannedApplication, id: Id, act: Act): Promise<unknown> {
  const { talentId, actorId, job, conversationId } = planned
  const { db } = platform
  const company = { id: actorId, roles: ['company' as const] }
  const talent = { id: talentId, roles: ['talent' as const] }
  switch (act.does) {
    case 'look':
      return viewApplication(db, platform, company, id)
    case 'move': {
      const stage = job.stages.find(({ kind }) => kind === act.to) ?? job.stages[0]
      return stage && moveToStage(db, platform, company, id, { stageId: stage.id, reason: '' })
    }
    case 'reject':
      return reject(db, platform, company, id, {
        reason: act.reason,
        feedback: act.feedback,
        givesNoFeedback: false,
        afterHours: 4,
      })
    case 'hire':
      return hire(db, platform, company, id)
    case 'withdraw':
      return withdrawOwn(db, platform, { viewer: talent, i18n: i18nFor('en') }, id, {
        reason: act.reason,
        note: act.note,
      })
    case 'say': {
      const viewer = await presentPerson(db, act.by === 'company' ? actorId : talentId)
      const message = newMessage.parse({ key: randomUUID(), body: act.text })
      return sendMessage(db, platform, { viewer, i18n: i18nFor('en') }, conversationId ?? '', message)
    }
  }
}

const companyIdOf = (world: SeedWorld): Id => {
  const id = world.companyIds.get(OWN_COMPANY)
  if (!id) throw new Error('the company of the demo recruiter is missing')
  return id
}

const MAX_CANDIDATES = 50

/** Found by the product's own search, limited to jobs open to the applicant. */
const findIds = ({ db, clock }: Platform, query: object): Promise<Id[]> =>
  findNewestJobs({ db, now: clock.now() }, null, jobSearchQuery.parse({ limit: MAX_CANDIDATES, ...query }))

/** The first jobs with applications on Meridian, optionally each of a different company. */
async function showFirst(
  { db }: Platform,
  ids: readonly Id[],
  most: number,
  notOf: Set<Id> | null,
): Promise<PublicJob[]> {
  const jobs: PublicJob[] = []
  for (const id of ids) {
    if (jobs.length === most) break
    const job = await showJob(db, null, id)
    if (job.source !== 'native' || notOf?.has(job.company.id)) continue
    notOf?.add(job.company.id)
    jobs.push(job)
  }
  return jobs
}

/** The newest are used elsewhere in the demo world: saved, invited to, drafts. */
const TAKEN = 12

async function ownApplications(platform: Platform, world: SeedWorld): Promise<PlannedApplication[]> {
  const talentId = world.person(demoTalent).id
  const companyId = companyIdOf(world)
  const openTo = demoTalent.country
  const candidates = (await findIds(platform, { text: 'engineer', openTo })).slice(TAKEN)
  const planned: PlannedApplication[] = []
  const jobs = await showFirst(platform, candidates, stories.length, new Set([companyId]))
  for (const [place, story] of stories.entries()) {
    const job = jobs[place]
    const [actorId] = job ? await findHiringMembers(platform.db, job.company.id) : []
    if (job && actorId) planned.push({ story, talentId, job, actorId })
  }
  const oldest = (await findIds(platform, { company: companyId, openTo })).toReversed()
  const [job] = await showFirst(platform, oldest, 1, null)
  if (!job) throw new Error('the company of the demo recruiter has no open jobs')
  return [...planned, { story: storyAtOwnCompany, talentId, job, actorId: world.person(demoRecruiter).id }]
}

const JOBS_AT_OWN_COMPANY = 2
const APPLICANTS_PER_JOB = 14

/** Enough applications at one company to show how it replies. */
async function otherApplications(platform: Platform, world: SeedWorld, random: Random): Promise<PlannedApplication[]> {
  const applicants = await createApplicants(platform, world, random)
  const oldest = (await findIds(platform, { company: companyIdOf(world) })).toReversed()
  const jobs = await showFirst(platform, oldest, JOBS_AT_OWN_COMPANY, null)
  const actorId = world.person(demoRecruiter).id
  return jobs.flatMap((job) =>
    random
      .shuffle(applicants)
      .slice(0, APPLICANTS_PER_JOB)
      .map((talentId) => ({ story: drawStory(random, daysSince(platform, job)), talentId, job, actorId })),
  )
}

const notes = [
  'I have worked remotely for four years and know what needs to be written down.',
  'Your job post says what the work really is. Few do, so I am applying.',
  'I would like to bring what I learned about slow payments to a team that has fast ones.',
  'Our hours overlap from noon, and I like quiet mornings.',
]

const daysSince = ({ clock }: Platform, { publishedAt }: PublicJob): number =>
  publishedAt === null ? 0 : Math.floor((clock.now().getTime() - Date.parse(publishedAt)) / DAY)

/** Most get a reply in time, some wait, a few are decided. */
function drawStory(random: Random, maxDaysAgo: number): Story {
  // The demo conversations are created later and end within the last hour.
  const sentDaysAgo = random.integer(0, maxDaysAgo) || 0.1
  const note = random.pick(notes)
  const looked: Act = { daysAgo: Math.max(0, sentDaysAgo - 1), does: 'look' }
  const later = (days: number) => Math.max(0, sentDaysAgo - days)
  const ends: readonly (readonly Act[])[] = [
    [],
    [{ daysAgo: later(3), does: 'move', to: 'screening' }],
    [{ daysAgo: later(4), does: 'move', to: 'interview' }],
    [
      {
        daysAgo: later(2),
        does: 'reject',
        reason: random.pick(['skills', 'experience', 'hours'] as const),
        feedback: '',
      },
    ],
    [
      { daysAgo: later(4), does: 'move', to: 'interview' },
      { daysAgo: later(9), does: 'move', to: 'offer' },
    ],
    [{ daysAgo: later(5), does: 'withdraw', reason: 'other_job', note: '' }],
  ]
  if (sentDaysAgo < 2) return { sentDaysAgo, note, acts: [] }
  return { sentDaysAgo, note, acts: [looked, ...random.pick(ends)] }
}

const READ_DAYS_AGO = 2

/** Until then they have read their notifications; later ones are unread. */
async function readNotifications(platform: Platform, world: SeedWorld): Promise<void> {
  for (const account of [demoTalent, demoOwner, demoRecruiter])
    await readAllUpTo(platform.db, platform, world.person(account), newId())
}

async function readConversations(platform: Platform, account: SeedPerson, ids: readonly Id[]): Promise<void> {
  const viewer = await presentPerson(platform.db, account.id)
  for (const id of ids) await readUpTo(platform.db, platform, viewer, id, Number.MAX_SAFE_INTEGER)
}

const elsewhere = [
  {
    company: 'Baobab Health',
    role: 'Backend engineer',
    url: 'https://baobab.example/jobs/17',
    status: 'interview',
    notes: 'Second interview with the CTO. Ask about on-call.',
    contacts: [{ name: 'Amina Yusuf', how: 'amina@baobab.example' }],
  },
  { company: 'Tern & Tide', role: 'Go developer', status: 'applied', notes: 'Sent through their own form.' },
]
