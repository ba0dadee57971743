import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { foundJob } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { languageLevels, seniorities } from '#shared/features/jobs/jobs/job-terms.ts'
import { seniorities as ownSeniorities } from '#shared/features/people/talents/talent-words.ts'
import { id } from '#shared/kit/ids.ts'
import { dismissReasons } from './dismiss-reasons.ts'
import { rankingParts } from './ranking/ranking-weights.ts'

const match = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('skill'),
    skillId: z.string(),
    level: z.number(),
    wanted: z.number(),
    /** The name of the skill that implies it, if the person listed only that one. */
    through: z.string().nullable(),
  }),
  z.object({ code: z.enum(['seniority', 'step_up', 'pay', 'new']) }),
  z.object({ code: z.literal('language'), language: z.string(), level: z.string() }),
])
export type RecommendationMatch = z.output<typeof match>

const gap = z.discriminatedUnion('code', [
  z.object({ code: z.literal('skill_missing'), skillId: z.string(), wanted: z.number(), isRequired: z.boolean() }),
  z.object({ code: z.literal('skill_level'), skillId: z.string(), level: z.number(), wanted: z.number() }),
  z.object({ code: z.literal('seniority'), steps: z.number() }),
  z.object({ code: z.literal('pay') }),
  z.object({ code: z.literal('language'), language: z.string(), level: z.string() }),
])
export type RecommendationGap = z.output<typeof gap>

const recommendation = z
  .object({ job: foundJob, matches: z.array(match), gaps: z.array(gap) })
  .meta({ id: 'Recommendation' })
export type Recommendation = z.output<typeof recommendation>

const dismissedJob = z
  .object({
    jobId: id,
    /** Null once the person may no longer read it. */
    title: z.string().nullable(),
    companyName: z.string(),
    reason: z.enum(dismissReasons),
    at: z.iso.datetime(),
  })
  .meta({ id: 'DismissedRecommendation' })
export type DismissedRecommendation = z.output<typeof dismissedJob>

const list = z
  .object({
    /** False if the person has turned recommendations off: nothing is ranked or logged. */
    isOn: z.boolean(),
    /** Whether the person has listed any skill: without one the order says little. */
    hasSkills: z.boolean(),
    items: z.array(recommendation),
    /** Dismissed jobs, newest first. */
    dismissed: z.array(dismissedJob),
  })
  .meta({ id: 'Recommendations' })
export type Recommendations = z.output<typeof list>

const worth = z.number().nullable()

/** A score as logged when the job was shown, with all its inputs. */
const loggedScore = z
  .object({
    jobId: id,
    at: z.iso.datetime(),
    version: z.string(),
    place: z.number(),
    score: z.number(),
    parts: z.array(z.object({ part: z.enum(rankingParts), worth, points: z.number(), most: z.number() })),
    person: z.object({
      skills: z.array(z.object({ name: z.string(), level: z.number() })),
      /** Roles found in their headline and in the titles of jobs they applied for or saved. */
      roles: z.array(z.string()),
      seniority: z.enum(ownSeniorities).nullable(),
      /** Per year, in euros. */
      payFloor: z.number().nullable(),
      languages: z.array(z.object({ language: z.string(), level: z.enum(languageLevels) })),
      dismissals: z.number(),
    }),
    job: z.object({
      skills: z.array(z.object({ name: z.string(), isRequired: z.boolean(), minLevel: z.number() })),
      seniority: z.enum(seniorities),
      pay: z.number().nullable(),
      languages: z.array(z.object({ language: z.string(), level: z.enum(languageLevels) })),
      ageDays: z.number(),
    }),
  })
  .meta({ id: 'RecommendationScore' })
export type LoggedScore = z.output<typeof loggedScore>

const settings = z.object({ isOn: z.boolean() }).meta({ id: 'RecommendationSettings' })

const byJob = z.object({ jobId: id })

export const recommendations = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/recommendations',
    guard: 'verified',
    summary: 'Recommended jobs, best first, each with what matches and what is missing. Scores are logged.',
    response: list,
  }),
  explain: endpoint({
    method: 'GET',
    path: '/talent/api/recommendations/:jobId/score',
    guard: 'verified',
    summary: 'The last logged recommendation score of a job for you: version, inputs and points.',
    params: byJob,
    response: loggedScore,
  }),
  dismiss: endpoint({
    method: 'PUT',
    path: '/talent/api/recommendations/:jobId/dismissal',
    guard: 'verified',
    summary: 'Dismisses a recommended job with a reason: jobs similar in that respect move down.',
    params: byJob,
    body: z.object({ reason: z.enum(dismissReasons) }),
    response: nothing,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/talent/api/recommendations/:jobId/dismissal',
    guard: 'verified',
    summary: 'Undoes a dismissal.',
    params: byJob,
    response: nothing,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/talent/api/recommendation-settings',
    guard: 'verified',
    summary: 'Whether recommendations are on for you.',
    response: settings,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/talent/api/recommendation-settings',
    guard: 'verified',
    summary: 'Turns recommendations on or off. When off, nothing is ranked and past scores are deleted.',
    body: settings,
    response: nothing,
  }),
}
