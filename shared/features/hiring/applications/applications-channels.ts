import { channel } from '#shared/live/channel.ts'

/** A job's applicants, for members of the company. */
export const applicantsChannel = channel('private', 'applicants.{jobId}', { guard: 'company' })
