// Scorecards: members rate an applicant by attribute. Nobody sees the others' before submitting their own.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import {
  attributeRatings,
  MAX_ATTRIBUTE_LENGTH,
  MAX_ATTRIBUTES,
  MAX_TAKEAWAYS,
  recommendations,
} from '../application-kinds.ts'

const attributeName = singleLine(1, MAX_ATTRIBUTE_LENGTH)

const newScorecard = z.object({
  overall: z.enum(recommendations),
  attributes: z
    .array(z.object({ name: attributeName, rating: z.enum(attributeRatings).nullable() }))
    .max(MAX_ATTRIBUTES)
    .default([]),
  takeaways: z.string().trim().max(MAX_TAKEAWAYS).default(''),
})
export type NewScorecard = z.output<typeof newScorecard>

const scorecard = z.object({ ...newScorecard.shape, by: z.string(), at: z.iso.datetime() }).meta({ id: 'Scorecard' })
export type Scorecard = z.output<typeof scorecard>

const applicantScorecards = z
  .object({
    /** What the team of the job rates. */
    attributes: z.array(z.string()),
    own: scorecard.nullable(),
    /** Empty until you have submitted your own. */
    others: z.array(scorecard),
    /** Members who have submitted, even if their scorecards are still hidden from you. */
    givenBy: z.array(z.string()),
    can: z.object({ give: z.boolean(), editAttributes: z.boolean() }),
  })
  .meta({ id: 'ApplicantScorecards' })
export type ApplicantScorecards = z.output<typeof applicantScorecards>

const byId = z.object({ id })
const onceEach = /* i18n */ { id: 'validation.duplicate_attribute', message: 'Remove the duplicate attribute.' }

export const scorecards = {
  show: endpoint({
    method: 'GET',
    path: '/company/api/applications/:id/scorecards',
    guard: 'company',
    summary: 'Your scorecard for an applicant; the others’ too, once you have given yours.',
    params: byId,
    response: applicantScorecards,
  }),
  give: endpoint({
    method: 'PUT',
    path: '/company/api/applications/:id/scorecard',
    guard: 'company',
    summary: 'Gives or changes your scorecard.',
    params: byId,
    body: newScorecard,
    response: applicantScorecards,
  }),
  setAttributes: endpoint({
    method: 'PUT',
    path: '/company/api/jobs/:id/scorecard-attributes',
    guard: 'company',
    summary: 'Sets what the team rates for a job. Submitted scorecards keep their attributes.',
    params: byId,
    body: z.object({
      attributes: z
        .array(attributeName)
        .min(1)
        .max(MAX_ATTRIBUTES)
        .refine((names) => new Set(names).size === names.length, { params: onceEach }),
    }),
    response: z.object({ attributes: z.array(z.string()) }),
  }),
}
