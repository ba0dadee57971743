import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { interviewsNotifications as facts } from '#shared/features/hiring/interviews/interviews.notifications.ts'

export const interviewsNotifications: Record<keyof typeof facts, NotificationTitle> = {
  interview_request: (i18n, values) =>
    i18n._({
      id: 'notifications.interview_request',
      message:
        '{how, select, sent {{company} would like to interview you: {job}} reminder {{company} is waiting for you to choose a time: {job}} expired {The interview request of {company} has expired: {job}} other {{company} withdrew its interview request: {job}}}',
      values,
    }),
  interview_reply: (i18n, values) =>
    i18n._({
      id: 'notifications.interview_reply',
      message:
        '{how, select, countered {{name} proposed other times for the interview: {job}} declined {{name} declined the interview: {job}} other {{name} did not answer the interview request: {job}}}',
      values,
    }),
  interview_change: (i18n, values) =>
    i18n._({
      id: 'notifications.interview_change',
      message:
        '{how, select, scheduled {Interview with {name} on {when}: {job}} moved {Interview with {name} moved to {when}: {job}} cancelled {Interview with {name} on {when} is cancelled: {job}} asked {{name} asks to move the interview on {when}: {job}} kept {The interview with {name} stays on {when}: {job}} absent {{name} waited for the interview on {when}, but nobody came: {job}} failed {{name} reported that the call on {when} did not work: {job}} feedback {{name} gave you feedback on the interview on {when}: {job}} other {Interview with {name} on {when}: {job}}}',
      values,
    }),
  interview_soon: (i18n, values) =>
    i18n._({
      id: 'notifications.interview_soon',
      message: 'Interview with {name} on {when}: {job}',
      values,
    }),
}
