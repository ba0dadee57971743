import { channel } from '#shared/live/channel.ts'

/** The applicants of one job, for the members of its company. */
export const applicantsChannel = channel('private', 'applicants.{jobId}', { guard: 'company' })
