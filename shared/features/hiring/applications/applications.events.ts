import { event } from '#shared/live/event.ts'
import { applicantsChannel, companyApplicantsChannel } from './applications-channels.ts'

/** A new applicant, or one whose stage, status or pending rejection has changed. Listeners read what it is now. */
export const applicantChanged = event('applicant.changed', {
  channel: applicantsChannel,
  payload: (z) => z.object({ id: z.uuid() }),
})

/** The same for a whole company, without the applicant's id: not every member works on every job. */
export const companyApplicantsChanged = event('company-applicants.changed', {
  channel: companyApplicantsChannel,
  payload: (z) => z.object({}),
})
