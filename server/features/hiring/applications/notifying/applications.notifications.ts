import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { applicationsNotifications as facts } from '#shared/features/hiring/applications/applications.notifications.ts'

export const applicationsNotifications: Record<keyof typeof facts, NotificationTitle> = {
  application_received: (i18n, values) =>
    i18n._({
      id: 'notifications.application_received',
      message: '{count, plural, one {{name} applied: {job}} other {# new applications: {job}}}',
      values,
    }),
  application_withdrawn: (i18n, values) =>
    i18n._({
      id: 'notifications.application_withdrawn',
      message:
        '{how, select, withdraw {{name} withdrew their application: {job}} other {{name} closed their application and asks why nobody replied: {job}}}',
      values,
    }),
  reply_due: (i18n, values) =>
    i18n._({
      id: 'notifications.reply_due',
      message:
        '{how, select, first {Your reply to {name} is due: {job}} other {{name} is still waiting for your reply: {job}}}',
      values,
    }),
  applicant_mention: (i18n, values) =>
    i18n._({
      id: 'notifications.applicant_mention',
      message: '{who} mentioned you in a note about {name}: {job}',
      values,
    }),
  application_seen: (i18n, values) =>
    i18n._({
      id: 'notifications.application_seen',
      message:
        '{what, select, resume {{company} opened your résumé: {job}} other {{company} has read your application: {job}}}',
      values,
    }),
  application_moved: (i18n, values) =>
    i18n._({
      id: 'notifications.application_moved',
      message:
        '{status, select, shortlisted {{company} shortlisted you: {job}} assessment {{company} invites you to an assessment: {job}} interviewing {{company} would like to interview you: {job}} offer {{company} made you an offer: {job}} hired {{company} hired you: {job}} other {{company} is reviewing your application: {job}}}',
      values,
    }),
  application_rejected: (i18n, values) =>
    i18n._({
      id: 'notifications.application_rejected',
      message: '{company} has decided on your application: {job}',
      values,
    }),
  application_ended: (i18n, values) =>
    i18n._({
      id: 'notifications.application_ended',
      message:
        '{status, select, closed_job {{company} closed the job you applied for: {job}} other {{company} did not reply in time, so we closed your application: {job}}}',
      values,
    }),
}
