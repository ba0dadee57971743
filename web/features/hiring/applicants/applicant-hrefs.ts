import { type ApplicantsView, viewHref } from './view/applicants-view.ts'

export const applicantsPath = (jobId: string | null): string =>
  jobId === null ? '/company/applicants' : `/company/jobs/${jobId}/applicants`

/** Keeps the filters, so that the candidate page can lead to the next one. */
export const applicantHref = (id: string, view: ApplicantsView | null): string =>
  view ? viewHref(`/company/applicants/${id}`, { ...view, isBoard: true, column: null }) : `/company/applicants/${id}`

/** The same for many applicants: the filters are written once. */
export function applicantHrefs(view: ApplicantsView): (id: string) => string {
  const filters = viewHref('', { ...view, isBoard: true, column: null })
  return (id) => `/company/applicants/${id}${filters}`
}
