import type { ApplicationCard } from '#shared/features/applications/applications.contract.ts'

export const applicationHref = (id: string): string => `/applications/${id}`

export const conversationHref = (conversationId: string): string => `/chat?conversation=${conversationId}`

/** Tests are taken where they are taken while applying. */
export const testHref = ({ job }: Pick<ApplicationCard, 'job'>): string => `/apply/${job.id}/screener-tests`

export const applyHref = (jobId: string): string => `/jobs/${jobId}/apply`
