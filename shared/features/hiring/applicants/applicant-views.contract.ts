// Saved views of applicants: named filters and sort order. Each member has their own.

import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { applicantSorts, MAX_APPLICANT_SEARCH } from '#shared/features/hiring/applications/application-kinds.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { MAX_VIEW_NAME, MIN_VIEW_NAME } from './applicant-view-limits.ts'

export const savedFilters = z.object({
  isBoard: z.boolean(),
  search: z.string().trim().max(MAX_APPLICANT_SEARCH),
  country: countryCode.nullable(),
  minOverlap: z.int().min(1).max(12).nullable(),
  isOverdue: z.boolean(),
  sort: z.enum(applicantSorts),
  /** A stage of the job, a status, or `new` or `ended`; null for the first. */
  column: z.string().max(60).nullable(),
})
export type SavedFilters = z.output<typeof savedFilters>

export const newApplicantView = z.object({
  name: singleLine(MIN_VIEW_NAME, MAX_VIEW_NAME),
  /** Null for all jobs. */
  jobId: id.nullable(),
  filters: savedFilters,
})
export type NewApplicantView = z.output<typeof newApplicantView>

const applicantView = newApplicantView.extend({ id, name: z.string() }).meta({ id: 'ApplicantView' })
export type ApplicantView = z.output<typeof applicantView>

export const applicantViews = {
  list: endpoint({
    method: 'GET',
    path: '/company/api/applicant-views',
    guard: 'company',
    summary: 'Your saved views of the applicants of the company you act for.',
    response: z.object({ items: z.array(applicantView) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/company/api/applicant-views',
    guard: 'company',
    summary: 'Saves a view of the applicants of one job, or of all jobs.',
    body: newApplicantView,
    response: applicantView,
    status: 201,
    creates: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/company/api/applicant-views/:id',
    guard: 'company',
    summary: 'Deletes one of your saved views.',
    params: z.object({ id }),
    response: nothing,
  }),
}
