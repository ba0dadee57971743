import { channel } from '#shared/live/channel.ts'

/** A job's applicants, for members of the company. */
export const applicantsChannel = channel('private', 'applicants.{jobId}', { guard: 'company' })

/** The applicants of all jobs of a company, for its members. */
export const companyApplicantsChannel = channel('private', 'company-applicants.{companyId}', { guard: 'company' })
