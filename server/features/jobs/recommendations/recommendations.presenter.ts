import { skillName } from '#server/features/base/reference/skill-phrases.service.ts'
import type { FoundJob } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { OwnListJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { pointsOf, type RankedResult } from '#shared/features/jobs/recommendations/ranking/rank-jobs.ts'
import { gapsOf, matchesOf } from '#shared/features/jobs/recommendations/ranking/ranking-reasons.ts'
import type { RankedPerson } from '#shared/features/jobs/recommendations/ranking/ranking-sides.ts'
import { rankingParts, rankingWeights } from '#shared/features/jobs/recommendations/ranking/ranking-weights.ts'
import type {
  DismissedRecommendation,
  LoggedScore,
  Recommendation,
} from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import type { DismissalRow, selectLastScore } from './recommendations.queries.ts'

export const presentRecommendation = (job: FoundJob, person: RankedPerson, result: RankedResult): Recommendation => ({
  job,
  matches: matchesOf(person, result).map((match) =>
    match.code === 'skill' && match.through !== null ? { ...match, through: skillName(match.through) } : match,
  ),
  gaps: gapsOf(person, result),
})

export const presentDismissal = (row: DismissalRow, { card, company }: OwnListJob): DismissedRecommendation => ({
  jobId: row.jobId,
  title: card?.title ?? null,
  companyName: company.name,
  reason: row.reason,
  at: row.createdAt.toISOString(),
})

type Logged = NonNullable<Awaited<ReturnType<typeof selectLastScore>>>

export function presentScore({ run, score }: Logged): LoggedScore {
  const { person } = run
  const { job } = score
  return {
    jobId: score.jobId,
    at: run.createdAt.toISOString(),
    version: run.version,
    place: score.place,
    score: score.score,
    parts: rankingParts.map((part) => ({
      part,
      // Older scores have fewer parts.
      worth: score.worths[part] ?? null,
      points: Math.round(pointsOf(part, score.worths[part] ?? null) * 10) / 10,
      most: rankingWeights[part],
    })),
    person: {
      skills: person.skills.map(({ skillId, level }) => ({ name: skillName(skillId), level })),
      roles: [...(person.roles ?? [])],
      seniority: person.seniority,
      payFloor: person.payFloor,
      languages: [...person.languages],
      dismissals: person.dismissals.length,
    },
    job: {
      skills: job.skills.map(({ skillId, isRequired, minLevel }) => ({
        name: skillName(skillId),
        isRequired,
        minLevel,
      })),
      seniority: job.seniority,
      pay: job.pay,
      languages: [...job.languages],
      ageDays: job.ageDays,
    },
  }
}
