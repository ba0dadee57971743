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
  security: msg`Safety of your account`,
  data: msg`Your data`,
}

export const channelWords: Record<NotificationChannel, MessageDescriptor> = {
  app: msg`Here`,
  mail: msg`Mail`,
  push: msg`Push`,
}

export const modeWords: Record<NotificationMode, MessageDescriptor> = {
  off: msg`Off`,
  instant: msg`At once`,
  digest: msg`Once a day`,
}

export const eventWords: Record<NotificationEvent, { label: MessageDescriptor; help: MessageDescriptor }> = {
  new_message: {
    label: msg`New message`,
    help: msg`Somebody wrote to you. The mail waits ten minutes and does not come if you read it before.`,
  },
  job_alert: {
    label: msg`New jobs for a saved search`,
    help: msg`How often is chosen with each search; this switches all of them off.`,
  },
  job_invitation: {
    label: msg`Invitation to apply`,
    help: msg`A company has read your profile and asks you to apply.`,
  },
  invitation_answered: {
    label: msg`Answer to your invitation`,
    help: msg`Somebody you invited to a job has accepted or declined.`,
  },
  draft_waiting: {
    label: msg`Application not sent`,
    help: msg`You began to apply and have not sent it, after a day and after five.`,
  },
  application_received: {
    label: msg`New application`,
    help: msg`Somebody applied to a job of your company.`,
  },
  application_withdrawn: {
    label: msg`Application taken back`,
    help: msg`Somebody withdrew, or closed an application that got no reply.`,
  },
  reply_due: {
    label: msg`Reply due`,
    help: msg`Your company promised somebody a reply, and the day has come.`,
  },
  application_seen: {
    label: msg`Application read`,
    help: msg`A company opened your application or your résumé for the first time.`,
  },
  application_moved: {
    label: msg`Application moved on`,
    help: msg`A company moved your application to another stage, or made an offer.`,
  },
  application_refused: {
    label: msg`Decision on an application`,
    help: msg`A company decided for somebody else, with its reason.`,
  },
  application_ended: {
    label: msg`Application closed`,
    help: msg`The job was closed, or the company did not reply in time.`,
  },
  screener_due: {
    label: msg`Test that is due`,
    help: msg`One day is left to take a test, or a company set one aside that you took.`,
  },
  new_device: {
    label: msg`New device`,
    help: msg`Somebody signed in to your account from a device we had not seen.`,
  },
  ways_in_changed: {
    label: msg`Change of a way in`,
    help: msg`Your password, address, passkeys or second step were changed.`,
  },
  deletion_scheduled: {
    label: msg`Deletion of your account`,
    help: msg`Your account is going to be deleted, with the way to stop it.`,
  },
  export_ready: {
    label: msg`Export ready`,
    help: msg`The copy of your data that you asked for can be fetched.`,
  },
}
