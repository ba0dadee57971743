import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import type { SecurityEventKind } from '#shared/features/base/accounts/account-kinds.ts'
import { deviceOf } from '#shared/features/base/accounts/device-of.ts'
import type { Id } from '#shared/kit/ids.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'
import { formatLongDate, formatTime } from '#shared/kit/time-format.ts'
import type { Origin } from '../security-log.service.ts'
import { notMeUrl } from './not-me-links.ts'

export type NoticedKind = Extract<
  SecurityEventKind,
  | 'new_device'
  | 'password_set'
  | 'password_changed'
  | 'password_reset'
  | 'passkey_added'
  | 'passkey_removed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'backup_codes_made'
  | 'backup_code_used'
  | 'token_made'
  | 'email_changed'
>

type NoticeFacts = {
  siteTitle: string
  siteUrl: string
  appKey: string
  eventId: Id
  kind: NoticedKind
  origin: Origin
  subject: string | null
  at: Date
  timeZone: string
}

export function securityNoticeMail(i18n: I18n, facts: NoticeFacts) {
  const title = securityNoticeTitle(i18n, facts)
  return composeMail({
    i18n,
    siteTitle: facts.siteTitle,
    dir: directionOf(i18n.locale as Locale),
    preheader: i18n._({ id: 'accounts.notice.preheader', message: 'If it was you, there is nothing to do.' }),
    title,
    paragraphs: [
      describeWhen(i18n, facts),
      describeWhere(i18n, facts.origin),
      i18n._({
        id: 'accounts.notice.body',
        message:
          'If it was you, there is nothing to do. If not, use the button below to sign out all devices and choose a new password.',
      }),
    ],
    action: {
      label: i18n._({ id: 'accounts.notice.action', message: 'This was not me' }),
      url: notMeUrl(facts.siteUrl, facts.appKey, facts.eventId),
    },
    footer: i18n._({
      id: 'accounts.notice.footer',
      message: 'We always tell you about changes to your account security.',
    }),
  })
}

export function securityNoticeTitle(
  i18n: I18n,
  { kind, subject, siteTitle }: Pick<NoticeFacts, 'kind' | 'subject' | 'siteTitle'>,
): string {
  const values = { subject, siteTitle }
  switch (kind) {
    case 'new_device':
      return i18n._({ id: 'accounts.notice.new_device', message: 'You signed in on a new device', values })
    case 'password_set':
      return i18n._({ id: 'accounts.notice.password_set', message: 'A password was set for your account' })
    case 'password_changed':
      return i18n._({ id: 'accounts.notice.password_changed', message: 'Your password was changed' })
    case 'password_reset':
      return i18n._({ id: 'accounts.notice.password_reset', message: 'Your password was reset' })
    case 'passkey_added':
      return i18n._({ id: 'accounts.notice.passkey_added', message: 'A passkey was added: {subject}', values })
    case 'passkey_removed':
      return i18n._({ id: 'accounts.notice.passkey_removed', message: 'A passkey was removed: {subject}', values })
    case 'two_factor_on':
      return i18n._({ id: 'accounts.notice.two_factor_on', message: 'Two-step sign-in is on' })
    case 'two_factor_off':
      return i18n._({ id: 'accounts.notice.two_factor_off', message: 'Two-step sign-in is off' })
    case 'backup_codes_made':
      return i18n._({ id: 'accounts.notice.backup_codes_made', message: 'You have new backup codes' })
    case 'backup_code_used':
      return i18n._({ id: 'accounts.notice.backup_code_used', message: 'A backup code was used' })
    case 'token_made':
      return i18n._({ id: 'accounts.notice.token_made', message: 'An API token was created: {subject}', values })
    case 'email_changed':
      return i18n._({
        id: 'accounts.notice.email_changed',
        message: 'This is now the email address of your {siteTitle} account',
        values,
      })
  }
}

function describeWhen(i18n: I18n, { at, timeZone }: NoticeFacts): string {
  const day = formatLongDate(at.getTime(), timeZone, i18n.locale)
  const time = formatTime(at.getTime(), timeZone, i18n.locale)
  return i18n._({
    id: 'accounts.notice.when',
    message: 'When: {day}, {time} ({timeZone})',
    values: { day, time, timeZone },
  })
}

function describeWhere(i18n: I18n, { userAgent, ipPrefix }: Origin): string {
  const { browser, system } = deviceOf(userAgent)
  const unknown = i18n._({ id: 'accounts.notice.unknown', message: 'unknown' })
  return i18n._({
    id: 'accounts.notice.where',
    message: 'Where: {browser} on {system}, network {network}',
    values: { browser: browser ?? unknown, system: system ?? unknown, network: ipPrefix ?? unknown },
  })
}
