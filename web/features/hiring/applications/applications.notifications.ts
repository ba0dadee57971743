import { msg } from '@lingui/core/macro'
import type { applicationsNotifications as facts } from '#shared/features/hiring/applications/applications.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const applicationsNotifications: Record<keyof typeof facts, NotificationWords> = {
  application_received: {
    label: msg`New application`,
    help: msg`Someone applied for a job at your company.`,
  },
  application_withdrawn: {
    label: msg`Application withdrawn`,
    help: msg`An applicant withdrew, or closed an application that got no reply.`,
  },
  reply_due: {
    label: msg`Reply due`,
    help: msg`Your company promised an applicant a reply, and it is due.`,
  },
  applicant_mention: {
    label: msg`Mentioned in a note`,
    help: msg`A colleague mentioned you in a note about an applicant.`,
  },
  application_seen: {
    label: msg`Application read`,
    help: msg`A company opened your application or your résumé for the first time.`,
  },
  application_moved: {
    label: msg`Application moved forward`,
    help: msg`A company moved your application to another stage, or made an offer.`,
  },
  application_rejected: {
    label: msg`Application decision`,
    help: msg`A company chose someone else, with its reason.`,
  },
  application_ended: {
    label: msg`Application closed`,
    help: msg`The job was closed, or the company did not reply in time.`,
  },
}
