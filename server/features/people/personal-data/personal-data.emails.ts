import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { BACKUP_DAYS } from '#shared/features/people/personal-data/personal-data-limits.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'

export const EXPORT_SECTION = '/settings?section=export'

type Site = { siteTitle: string; url: string }
type DeletionFacts = { siteTitle: string; scheduledFor: Date; timeZone: string | null; undoUrl: string }

const frameOf = (i18n: I18n, siteTitle: string) => ({ i18n, siteTitle, dir: directionOf(i18n.locale as Locale) })

const dayIn = (i18n: I18n, time: Date, timeZone: string | null): string =>
  formatFullDate(time.getTime(), timeZone ?? 'UTC', i18n.locale)

/** Links to the settings, never to the archive: an email is read by more machines than the recipient's. */
export function exportReadyMail(i18n: I18n, { siteTitle, url, expiresAt }: Site & { expiresAt: Date }) {
  const day = dayIn(i18n, expiresAt, null)
  return composeMail({
    ...frameOf(i18n, siteTitle),
    title: i18n._({ id: 'personalData.exportReady.title', message: 'Your export is ready' }),
    preheader: i18n._({ id: 'personalData.exportReady.preheader', message: 'Available until {day}.', values: { day } }),
    paragraphs: [
      i18n._({
        id: 'personalData.exportReady.body',
        message:
          'Your archive of everything {siteTitle} holds about you is ready. You can download it in your settings until {day}. We delete it after that.',
        values: { siteTitle, day },
      }),
    ],
    action: {
      label: i18n._({ id: 'personalData.exportReady.action', message: 'View my export' }),
      url: `${url}${EXPORT_SECTION}`,
    },
    footer: i18n._({
      id: 'personalData.exportReady.footer',
      message: 'If you did not request this, change your password and check your devices in the settings.',
    }),
  })
}

const keepAction = (i18n: I18n, url: string) => ({
  label: i18n._({ id: 'personalData.deletion.keep', message: 'Keep my account' }),
  url,
})

const deletionFooter = (i18n: I18n): string =>
  i18n._({
    id: 'personalData.deletion.footer',
    message: 'If you did not request this, keep your account and change your password.',
  })

export function deletionScheduledMail(i18n: I18n, { siteTitle, scheduledFor, timeZone, undoUrl }: DeletionFacts) {
  const day = dayIn(i18n, scheduledFor, timeZone)
  return composeMail({
    ...frameOf(i18n, siteTitle),
    title: i18n._({
      id: 'personalData.deletionScheduled.title',
      message: 'Your account will be deleted on {day}',
      values: { day },
    }),
    preheader: i18n._({ id: 'personalData.deletionScheduled.preheader', message: 'You can cancel until then.' }),
    paragraphs: [
      i18n._({
        id: 'personalData.deletionScheduled.body',
        message:
          'You asked us to delete your account. Nothing is lost until {day}, and you can cancel here or in your settings. Signing in does not cancel it.',
        values: { day },
      }),
      i18n._({
        id: 'personalData.deletionScheduled.after',
        message:
          'On that day your profile, files and settings are permanently deleted. Copies in our backups are gone {days} days later.',
        values: { days: BACKUP_DAYS },
      }),
    ],
    action: keepAction(i18n, undoUrl),
    footer: deletionFooter(i18n),
  })
}

export function deletionReminderMail(i18n: I18n, { siteTitle, scheduledFor, timeZone, undoUrl }: DeletionFacts) {
  const day = dayIn(i18n, scheduledFor, timeZone)
  return composeMail({
    ...frameOf(i18n, siteTitle),
    title: i18n._({
      id: 'personalData.deletionReminder.title',
      message: 'Reminder: your account will be deleted on {day}',
      values: { day },
    }),
    preheader: i18n._({
      id: 'personalData.deletionReminder.preheader',
      message: 'This is our last email before then.',
    }),
    paragraphs: [
      i18n._({
        id: 'personalData.deletionReminder.body',
        message: 'If that is still what you want, do nothing. If not, use the button to keep your account.',
      }),
    ],
    action: keepAction(i18n, undoUrl),
    footer: deletionFooter(i18n),
  })
}

export function accountStaysMail(i18n: I18n, { siteTitle, url }: Site) {
  return composeMail({
    ...frameOf(i18n, siteTitle),
    title: i18n._({ id: 'personalData.accountStays.title', message: 'Your account is safe' }),
    preheader: i18n._({ id: 'personalData.accountStays.preheader', message: 'The deletion is cancelled.' }),
    paragraphs: [
      i18n._({
        id: 'personalData.accountStays.body',
        message: 'The deletion of your account is cancelled. Nothing has changed.',
      }),
    ],
    action: {
      label: i18n._({ id: 'personalData.accountStays.action', message: 'Open {siteTitle}', values: { siteTitle } }),
      url,
    },
    footer: i18n._({
      id: 'personalData.accountStays.footer',
      message: 'If you did not cancel this, change your password and check your devices in the settings.',
    }),
  })
}
