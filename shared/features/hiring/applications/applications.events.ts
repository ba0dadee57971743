import { event } from '#shared/live/event.ts'
import { applicantsChannel } from './applications-channels.ts'

/** A new applicant, or one whose stage, status or pending rejection has changed. Listeners read what it is now. */
export const applicantChanged = event('applicant.changed', {
  channel: applicantsChannel,
  payload: (z) => z.object({ id: z.uuid() }),
})
