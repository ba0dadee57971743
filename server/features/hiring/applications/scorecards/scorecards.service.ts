// Scorecards. Those of others stay hidden until one's own is submitted, so that nobody is swayed by the first.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { hidesNames } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { viewOwnJob } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { MAX_ATTRIBUTES, type Recommendation } from '#shared/features/hiring/applications/application-kinds.ts'
import type {
  ApplicantScorecards,
  NewScorecard,
  Scorecard,
} from '#shared/features/hiring/applications/reviewing/scorecards.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { redactor } from '#shared/kit/text/redact-name.ts'
import { canAct, canJudge } from '../applications.policy.ts'
import { type ApplicationRow, selectApplication } from '../applications.queries.ts'
import { isRetained } from '../company/company-applications.presenter.ts'
import { actForCompany, sideOf } from '../company/company-applications.service.ts'
import { ensureRetained, setRating } from '../company/judging.service.ts'
import {
  type ScorecardRow,
  selectAttributes,
  selectScorecards,
  upsertAttributes,
  upsertScorecard,
} from './scorecards.queries.ts'

export async function showScorecards(db: Db, viewer: Viewer, id: Id): Promise<ApplicantScorecards> {
  const application = found(await selectApplication(db, id))
  const side = await sideOf(db, viewer, application)
  const cards = await selectScorecards(db, id)
  const names = await findVerifiedNames(
    db,
    cards.flatMap(({ authorId }) => authorId ?? []),
  )
  // A card may call the applicant by name.
  const clean = (await hidesNames(db, viewer, application.jobId))
    ? redactor(application.sent.name)
    : (text: string) => text
  const present = (card: ScorecardRow): Scorecard => ({
    by: (card.authorId && names.get(card.authorId)) ?? '',
    overall: card.overall,
    attributes: [...card.attributes],
    takeaways: clean(card.takeaways),
    at: card.givenAt.toISOString(),
  })
  const own = cards.find(({ authorId }) => authorId === viewer.id)
  const others = cards.filter((card) => card !== own)
  return {
    attributes: [...(await attributesOf(db, application))],
    own: own ? present(own) : null,
    others: own ? others.map(present) : [],
    givenBy: others.map((card) => present(card).by),
    can: { give: canJudge(side) && isRetained(application), editAttributes: canAct(side) },
  }
}

/** Defaults to the required skills until the team chooses attributes. */
async function attributesOf(db: Db, { jobId, sent }: ApplicationRow): Promise<readonly string[]> {
  const required = sent.job.skills.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  return (await selectAttributes(db, jobId)) ?? required.slice(0, MAX_ATTRIBUTES)
}

/** Also sets the star rating, which unlocks other members' reviews. */
const ratingOf: Record<Recommendation, number> = { definitely_not: 1, no: 2, no_decision: 3, yes: 4, strong_yes: 5 }

export async function giveScorecard(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { overall, attributes, takeaways }: NewScorecard,
): Promise<ApplicantScorecards> {
  await actForCompany(db, platform, viewer, id, async (tx, application, { side, now }) => {
    ensure(canJudge(side))
    ensureRetained(application)
    await upsertScorecard(tx, { applicationId: id, authorId: viewer.id, overall, attributes, takeaways, givenAt: now })
    await setRating(tx, platform, application, { by: viewer.id, rating: ratingOf[overall], at: now })
  })
  return showScorecards(db, viewer, id)
}

export async function setAttributes(db: Db, viewer: Viewer, jobId: Id, attributes: readonly string[]) {
  const { company, memberRole } = await viewOwnJob(db, viewer, jobId)
  ensure(canAct({ companyStatus: company.status, memberRole }))
  await upsertAttributes(db, jobId, attributes)
  return { attributes: [...attributes] }
}
