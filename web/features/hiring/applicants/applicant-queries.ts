import type {
  ApplicantBoard,
  companyApplications,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { withKnownCards } from './board/board-cards.ts'
import { type ApplicantsView, columnQuery, filterQuery } from './view/applicants-view.ts'

const PAGE_SIZE = 30

/** With the first cards of every stage; more cards are added to the same entry of the cache. */
export const boardQuery = (jobId: string, view: ApplicantsView) => ({
  ...endpointQuery<typeof companyApplications.board>('GET /company/api/applicant-board', {
    query: { jobId, withCards: 'true', sort: view.sort, ...filterQuery(view) },
  }),
  structuralSharing: (old: unknown, fresh: unknown) =>
    withKnownCards(old as ApplicantBoard | undefined, fresh as ApplicantBoard),
  // Live events keep it up to date; reloading it would also drop the cards loaded by scrolling.
  refetchOnWindowFocus: false,
})

export const numbersQuery = (jobId: string | null, view: ApplicantsView) =>
  endpointQuery<typeof companyApplications.board>('GET /company/api/applicant-board', {
    query: { ...(jobId && { jobId }), ...filterQuery(view) },
  })

export const listQuery = (jobId: string | null, view: ApplicantsView, cursor?: string) =>
  endpointQuery<typeof companyApplications.list>('GET /company/api/applications', {
    query: {
      ...(jobId && { jobId }),
      ...filterQuery(view),
      ...columnQuery(jobId, view.column),
      sort: view.sort,
      limit: PAGE_SIZE,
      ...(cursor !== undefined && { cursor }),
    },
  })

export const applicantQuery = (id: string) =>
  endpointQuery<typeof companyApplications.open>('GET /company/api/applications/:id', { params: { id } })

export const neighboursQuery = (id: string, view: ApplicantsView) =>
  endpointQuery<typeof companyApplications.neighbours>('GET /company/api/applications/:id/neighbours', {
    params: { id },
    query: { sort: view.sort, ...filterQuery(view) },
  })

/** Its link works for some minutes, and a new one would restart the player. */
export const videoQuery = (id: string) => ({
  ...endpointQuery<typeof companyApplications.videoResume>('GET /company/api/applications/:id/video-resume', {
    params: { id },
  }),
  refetchOnWindowFocus: false,
})
