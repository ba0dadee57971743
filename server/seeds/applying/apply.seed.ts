// The application forms of the demo world's companies, and a draft of the demo talent.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { showApplyPreview } from '#server/features/hiring/apply/drafts/apply-preview.service.ts'
import { startDraft, writeDraft } from '#server/features/hiring/apply/drafts/drafts.service.ts'
import { createForms, findJobsWithTextQuestions } from '#server/features/hiring/apply/forms/bulk-forms.service.ts'
import { findNewestJobs } from '#server/features/jobs/job-search/standing-search.service.ts'
import { findOpenNativeJobs } from '#server/features/jobs/jobs/bulk/job-bulk.service.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import { newForm } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { demoTalent } from '../demo-accounts.ts'
import { createRandom, type Random } from '../random.ts'
import type { Seed, SeedPerson, SeedWorld } from '../seed-world.ts'
import { demoQuestions } from './demo-questions.ts'

/** A separate generator, so that what other areas draw does not change. */
const RANDOM_SEED = 25
const PERCENT_WITH_FORM = 40

export const seedApply: Seed = async (platform, world) => {
  const { db, clock } = platform
  const random = createRandom(RANDOM_SEED)
  const jobIds = (await findOpenNativeJobs(db)).filter(() => random.integer(1, 100) <= PERCENT_WITH_FORM)
  await createForms(
    db,
    jobIds.map((jobId) => ({ jobId, form: drawForm(random) })),
    clock.now(),
  )
  await seedDraft(platform, world)
}

const drawForm = (random: Random) =>
  newForm.parse({
    parts: {
      resume: random.pick(['required', 'required', 'required', 'optional'] as const),
      coverNote: random.pick(['optional', 'optional', 'off', 'required'] as const),
      phone: random.pick(['off', 'off', 'optional'] as const),
      intro: random.pick(['off', 'optional', 'optional'] as const),
    },
    questions: random.shuffle(demoQuestions).slice(0, random.integer(1, 4)),
  })

const CANDIDATES = 40

/** The newest job whose questions the talent could start to answer. */
async function seedDraft(platform: Platform, world: SeedWorld): Promise<void> {
  const { db, clock } = platform
  const requester = { viewer: world.person(demoTalent), i18n: i18nFor('en') }
  const query = jobSearchQuery.parse({ text: 'engineer', openTo: demoTalent.country, limit: CANDIDATES })
  const found = await findNewestJobs({ db, now: clock.now() }, await findPerson(db, requester.viewer.id), query)
  const asking = await findJobsWithTextQuestions(db, found)
  const jobId = await firstFree(
    platform,
    requester.viewer,
    found.filter((id) => asking.includes(id)),
  )
  const draft = await startDraft(db, platform, requester, jobId, {})
  await writeDraft(db, platform, requester, draft.id, {
    revision: draft.revision,
    step: 'questions',
    coverNote: 'I have spent six years keeping ledgers right, mostly with other people’s money. What drew me here is',
    answers: draftAnswers(draft),
  })
}

/** The talent has already applied for some of them. */
async function firstFree(platform: Platform, viewer: SeedPerson, jobIds: readonly Id[]): Promise<Id> {
  for (const jobId of jobIds)
    if ((await showApplyPreview(platform.db, platform, viewer, jobId)).own?.obstacle === null) return jobId
  throw new Error('no engineering job has a text question')
}

const draftAnswers = ({ form }: Draft): Draft['answers'] =>
  Object.fromEntries(
    form.questions
      .filter(({ type }) => type === 'long_text' || type === 'short_text')
      .map(({ id }) => [id, 'We moved the reconciliation to a queue, and I would']),
  )
