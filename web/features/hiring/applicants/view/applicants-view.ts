// What the applicants screen shows is in its address, so that it can be shared and reloaded.

import { type ApplicantSort, applicantSorts } from '#shared/features/hiring/applications/application-kinds.ts'
import { liveStatuses } from '#shared/features/hiring/applications/application-status.ts'

export type ApplicantsView = {
  isBoard: boolean
  search: string
  country: string | null
  minOverlap: number | null
  isOverdue: boolean
  sort: ApplicantSort
  /** The stage shown in the list and on phones; null for the first. */
  column: string | null
}

const MAX_OVERLAP = 12

export function readView(params: URLSearchParams): ApplicantsView {
  const overlap = Number(params.get('overlap'))
  const country = params.get('country')
  return {
    isBoard: params.get('view') !== 'list',
    search: params.get('search')?.trim() ?? '',
    country: country && /^[A-Z]{2}$/.test(country) ? country : null,
    minOverlap: Number.isInteger(overlap) && overlap >= 1 && overlap <= MAX_OVERLAP ? overlap : null,
    isOverdue: params.get('overdue') === '1',
    sort: applicantSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    column: params.get('column'),
  }
}

export function viewHref(path: string, view: ApplicantsView): string {
  const params = new URLSearchParams({
    ...(!view.isBoard && { view: 'list' }),
    ...(view.search && { search: view.search }),
    ...(view.country && { country: view.country }),
    ...(view.minOverlap && { overlap: String(view.minOverlap) }),
    ...(view.isOverdue && { overdue: '1' }),
    ...(view.sort !== 'newest' && { sort: view.sort }),
    ...(view.column && { column: view.column }),
  })
  return params.size === 0 ? path : `${path}?${params}`
}

/** Which applicants the list shows: those of a stage of the job, or of a status all jobs have in common. */
export function columnQuery(jobId: string | null, column: string | null): Readonly<Record<string, string>> {
  if (column === 'ended') return { group: 'ended' }
  if (jobId !== null) return column === null || column === 'new' ? { group: 'new' } : { stageId: column }
  const status = liveStatuses.find((live) => live === column)
  return status ? { status } : { group: 'active' }
}

export const isFiltered = ({ search, country, minOverlap, isOverdue }: ApplicantsView): boolean =>
  search !== '' || country !== null || minOverlap !== null || isOverdue

export const filterQuery = ({ search, country, minOverlap, isOverdue }: ApplicantsView) => ({
  ...(search && { search }),
  ...(country && { country }),
  ...(minOverlap && { minOverlap: String(minOverlap) }),
  ...(isOverdue && { isOverdue: 'true' }),
})
