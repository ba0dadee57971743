// What a person reads in the list, in a mail and on a lock screen. An event without words does not compile. Lines that were
// told before an event had all of its values are still read, so their words stay.

import type { I18n } from '@lingui/core'
import {
  type NoticedKind,
  securityNoticeTitle,
} from '#server/features/base/accounts/notices/security-notices.service.ts'
import type { NotificationEvent } from '#shared/features/people/preferences/notification-events.ts'
import type { WordValues } from './notifications.tables.ts'

type Told = { event: NotificationEvent; values: WordValues; count: number }

export function titleOf(i18n: I18n, { event, values: given, count }: Told): string {
  const values = { ...given, count }
  switch (event) {
    case 'new_message':
      return i18n._({
        id: 'notifications.new_message',
        message: '{count, plural, one {A message from {name}} other {# messages from {name}}}',
        values,
      })
    case 'job_alert':
      return i18n._({ id: 'notifications.job_alert', message: 'New jobs for your search: {search}', values })
    case 'job_invitation':
      return given['job'] === undefined
        ? i18n._({ id: 'notifications.job_invitation', message: '{company} invites you to apply', values })
        : i18n._({ id: 'notifications.invited_to_job', message: '{company} invites you to apply: {job}', values })
    case 'invitation_answered':
      return given['job'] === undefined
        ? i18n._({ id: 'notifications.invitation_answered', message: '{name} replied to your invitation', values })
        : i18n._({
            id: 'notifications.invitation_decided',
            message:
              '{answer, select, accepted {{name} accepted your invitation: {job}} other {{name} declined your invitation: {job}}}',
            values,
          })
    case 'draft_waiting':
      return i18n._({
        id: 'notifications.draft_waiting',
        message: 'Finish your application: {job} at {company}',
        values,
      })
    case 'application_received':
      return i18n._({
        id: 'notifications.application_received',
        message: '{count, plural, one {{name} applied: {job}} other {# new applications: {job}}}',
        values,
      })
    case 'application_withdrawn':
      return i18n._({
        id: 'notifications.application_withdrawn',
        message:
          '{how, select, withdraw {{name} withdrew their application: {job}} other {{name} closed their application and asks why nobody replied: {job}}}',
        values,
      })
    case 'reply_due':
      return i18n._({
        id: 'notifications.reply_due',
        message:
          '{how, select, first {Your reply to {name} is due: {job}} other {{name} is still waiting for your reply: {job}}}',
        values,
      })
    case 'application_seen':
      return i18n._({
        id: 'notifications.application_seen',
        message:
          '{what, select, resume {{company} opened your résumé: {job}} other {{company} has read your application: {job}}}',
        values,
      })
    case 'application_moved':
      return i18n._({
        id: 'notifications.application_moved',
        message:
          '{status, select, shortlisted {{company} shortlisted you: {job}} assessment {{company} invites you to an assessment: {job}} interviewing {{company} would like to interview you: {job}} offer {{company} made you an offer: {job}} hired {{company} hired you: {job}} other {{company} is reviewing your application: {job}}}',
        values,
      })
    case 'application_refused':
      return i18n._({
        id: 'notifications.application_refused',
        message: '{company} has decided on your application: {job}',
        values,
      })
    case 'application_ended':
      return i18n._({
        id: 'notifications.application_ended',
        message:
          '{status, select, closed_job {{company} closed the job you applied for: {job}} other {{company} did not reply in time, so we closed your application: {job}}}',
        values,
      })
    case 'screener_due':
      return i18n._({
        id: 'notifications.screener_due',
        message:
          '{how, select, again {{company} asks you to retake a test: {test}} longer {{company} extended your test deadline: {test}} nothing {{company} discarded your test, so it does not count: {test}} other {One day left to take the test for {company}: {test}}}',
        values,
      })
    case 'new_device':
      return given['browser'] === undefined
        ? i18n._({ id: 'notifications.new_device', message: 'You signed in on a new device' })
        : i18n._({
            id: 'notifications.new_device_named',
            message: 'You signed in on a new device: {browser} on {system}',
            values,
          })
    case 'ways_in_changed':
      return waysInTitle(i18n, given)
    case 'deletion_scheduled':
      return i18n._({ id: 'notifications.deletion_scheduled', message: 'Your account is scheduled for deletion' })
    case 'export_ready':
      return i18n._({ id: 'notifications.export_ready', message: 'Your data export is ready', values })
  }
}

/** The words of the mail about the same, except where that speaks of the address it goes to. */
function waysInTitle(i18n: I18n, { kind, subject, siteTitle }: WordValues): string {
  if (kind === undefined)
    return i18n._({ id: 'notifications.ways_in_changed', message: 'Your account security settings changed' })
  if (kind === 'email_changed')
    return i18n._({ id: 'notifications.email_changed', message: 'Your email address was changed' })
  return securityNoticeTitle(i18n, {
    kind: kind as NoticedKind,
    subject: String(subject),
    siteTitle: String(siteTitle),
  })
}
