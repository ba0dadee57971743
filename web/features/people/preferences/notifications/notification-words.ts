// The words for everything a person can be told of. An event, a group or a way without words does not compile.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  NotificationChannel,
  NotificationEvent,
  NotificationGroup,
  NotificationMode,
} from '#shared/features/people/preferences/notification-events.ts'

export const groupWords: Record<NotificationGroup, MessageDescriptor> = {
  talk: msg`Messages`,
  jobs: msg`Jobs`,
  security: msg`Account security`,
  data: msg`Your data`,
}

export const channelWords: Record<NotificationChannel, MessageDescriptor> = {
  app: msg`In app`,
  mail: msg`Email`,
  push: msg`Push`,
}

export const modeWords: Record<NotificationMode, MessageDescriptor> = {
  off: msg`Off`,
  instant: msg`Immediately`,
  digest: msg`Once a day`,
}

export const eventWords: Record<NotificationEvent, { label: MessageDescriptor; help: MessageDescriptor }> = {
  new_message: {
    label: msg`New message`,
    help: msg`Someone messaged you. The email waits ten minutes and is not sent if you read the message first.`,
  },
  job_alert: {
    label: msg`New jobs for a saved search`,
    help: msg`You set the frequency per search. This turns all of them off.`,
  },
  job_invitation: {
    label: msg`Invitation to apply`,
    help: msg`A company read your profile and invites you to apply.`,
  },
  invitation_answered: {
    label: msg`Reply to your invitation`,
    help: msg`Someone you invited to apply accepted or declined.`,
  },
  draft_waiting: {
    label: msg`Unfinished application`,
    help: msg`You have an unsent application. We remind you after one day and after five.`,
  },
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
  application_seen: {
    label: msg`Application read`,
    help: msg`A company opened your application or your résumé for the first time.`,
  },
  application_moved: {
    label: msg`Application moved forward`,
    help: msg`A company moved your application to another stage, or made an offer.`,
  },
  application_refused: {
    label: msg`Application decision`,
    help: msg`A company chose someone else, with its reason.`,
  },
  application_ended: {
    label: msg`Application closed`,
    help: msg`The job was closed, or the company did not reply in time.`,
  },
  screener_due: {
    label: msg`Test due`,
    help: msg`One day left to take a test, or a company discarded a test you took.`,
  },
  new_device: {
    label: msg`New device sign-in`,
    help: msg`Someone signed in to your account on a new device.`,
  },
  ways_in_changed: {
    label: msg`Security change`,
    help: msg`Your password, email address, passkeys or two-step sign-in changed.`,
  },
  deletion_scheduled: {
    label: msg`Account deletion`,
    help: msg`Your account is scheduled for deletion, and how to cancel.`,
  },
  export_ready: {
    label: msg`Export ready`,
    help: msg`The copy of your data you asked for is ready to download.`,
  },
}
