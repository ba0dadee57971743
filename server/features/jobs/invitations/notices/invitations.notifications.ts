// Older notifications lack some values but are still listed, so their messages stay.

import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { invitationsNotifications as facts } from '#shared/features/jobs/invitations/invitations.notifications.ts'

export const invitationsNotifications: Record<keyof typeof facts, NotificationTitle> = {
  job_invitation: (i18n, values) =>
    values['job'] === undefined
      ? i18n._({ id: 'notifications.job_invitation', message: '{company} invites you to apply', values })
      : i18n._({ id: 'notifications.invited_to_job', message: '{company} invites you to apply: {job}', values }),
  invitation_answered: (i18n, values) =>
    values['job'] === undefined
      ? i18n._({ id: 'notifications.invitation_answered', message: '{name} replied to your invitation', values })
      : i18n._({
          id: 'notifications.invitation_decided',
          message:
            '{answer, select, accepted {{name} accepted your invitation: {job}} other {{name} declined your invitation: {job}}}',
          values,
        }),
}
