import { msg } from '@lingui/core/macro'
import type { invitationsNotifications as facts } from '#shared/features/jobs/invitations/invitations.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const invitationsNotifications: Record<keyof typeof facts, NotificationWords> = {
  job_invitation: {
    label: msg`Invitation to apply`,
    help: msg`A company read your profile and invites you to apply.`,
  },
  invitation_answered: {
    label: msg`Reply to your invitation`,
    help: msg`Someone you invited to apply accepted or declined.`,
  },
}
