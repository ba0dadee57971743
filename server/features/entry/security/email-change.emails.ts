import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { MAILED_CODE_MINUTES } from '#shared/features/base/accounts/account-limits.ts'
import { EMAIL_UNDO_DAYS } from '#shared/features/entry/security/security-limits.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

export const EMAIL_CHANGE_PATH = '/email-change'
export const EMAIL_UNDO_PATH = '/email-change/undo'

type Site = { siteTitle: string; url: string }
type ConfirmationMail = Site & { secret: string; code: string; newEmail: string }

const frame = (i18n: I18n, { siteTitle }: Site) => ({ i18n, siteTitle, dir: directionOf(i18n.locale as Locale) })

export function confirmOldSideMail(i18n: I18n, sent: ConfirmationMail) {
  const { newEmail, siteTitle } = sent
  const minutes = MAILED_CODE_MINUTES
  return composeMail({
    ...frame(i18n, sent),
    subject: i18n._({
      id: 'security.email.old.subject',
      message: 'Change your email address on {siteTitle}?',
      values: { siteTitle },
    }),
    preheader: i18n._({ id: 'security.email.old.preheader', message: 'Nothing changes until you confirm.' }),
    title: i18n._({ id: 'security.email.old.title', message: 'Confirm your email address change' }),
    paragraphs: [
      i18n._({
        id: 'security.email.old.body',
        message: 'You asked us to change your email address to {newEmail}. Confirm here, and from the new address too.',
        values: { newEmail },
      }),
      i18n._({
        id: 'security.email.code',
        message: 'The button works for a day, the code for {minutes} minutes.',
        values: { minutes },
      }),
    ],
    code: sent.code,
    action: {
      label: i18n._({ id: 'security.email.old.action', message: 'Review the change' }),
      url: `${sent.url}${EMAIL_CHANGE_PATH}?side=old&token=${sent.secret}`,
    },
    footer: i18n._({
      id: 'security.email.old.footer',
      message:
        'If you did not request this, do not confirm, and change your password: someone has access to your account.',
    }),
  })
}

export function confirmNewSideMail(i18n: I18n, sent: ConfirmationMail) {
  const minutes = MAILED_CODE_MINUTES
  const { code, siteTitle } = sent
  return composeMail({
    ...frame(i18n, sent),
    subject: i18n._({
      id: 'security.email.new.subject',
      message: '{code} is your code for {siteTitle}',
      values: { code, siteTitle },
    }),
    preheader: i18n._({ id: 'security.email.new.preheader', message: 'Confirm that this email address is yours.' }),
    title: i18n._({ id: 'security.email.new.title', message: 'Confirm your new email address' }),
    paragraphs: [
      i18n._({
        id: 'security.email.new.body',
        message: 'Someone, hopefully you, wants to use this address for an account on {siteTitle}.',
        values: { siteTitle },
      }),
      i18n._({
        id: 'security.email.code',
        message: 'The button works for a day, the code for {minutes} minutes.',
        values: { minutes },
      }),
    ],
    code,
    action: {
      label: i18n._({ id: 'security.email.new.action', message: 'Confirm new address' }),
      url: `${sent.url}${EMAIL_CHANGE_PATH}?side=new&token=${sent.secret}`,
    },
    footer: i18n._({
      id: 'security.email.new.footer',
      message: 'If you did not request this, ignore this email. Nothing changes.',
    }),
  })
}

/** To an address that already has an account: its owner is informed, the requester is not. */
export function addressTakenMail(i18n: I18n, site: Site) {
  const { siteTitle } = site
  return composeMail({
    ...frame(i18n, site),
    preheader: i18n._({ id: 'security.email.taken.preheader', message: 'You do not have to do anything.' }),
    title: i18n._({ id: 'security.email.taken.title', message: 'This address already has an account' }),
    paragraphs: [
      i18n._({
        id: 'security.email.taken.body',
        message:
          'Someone tried to use this address for another account on {siteTitle}. It belongs to your account, so we did not allow it.',
        values: { siteTitle },
      }),
      i18n._({
        id: 'security.email.taken.own',
        message: 'If it was you, close one of the two accounts first, then try again.',
      }),
    ],
    footer: i18n._({ id: 'security.email.taken.footer', message: 'Nothing about your account has changed.' }),
  })
}

export function addressChangedMail(i18n: I18n, sent: Omit<ConfirmationMail, 'code'>) {
  const { newEmail, siteTitle } = sent
  const days = EMAIL_UNDO_DAYS
  return composeMail({
    ...frame(i18n, sent),
    preheader: i18n._({
      id: 'security.email.changed.preheader',
      message: 'You can undo it for {days} days.',
      values: { days },
    }),
    title: i18n._({
      id: 'security.email.changed.title',
      message: 'Your {siteTitle} account has a new email address',
      values: { siteTitle },
    }),
    paragraphs: [
      i18n._({
        id: 'security.email.changed.body',
        message: 'Your email address is now {newEmail}. Use it to sign in.',
        values: { newEmail },
      }),
      i18n._({
        id: 'security.email.changed.undo',
        message:
          'If this was not you, undo it: your account gets this address back, all devices are signed out, and you choose a new password. The button works for {days} days.',
        values: { days },
      }),
    ],
    action: {
      label: i18n._({ id: 'security.email.changed.action', message: 'Undo the change' }),
      url: `${sent.url}${EMAIL_UNDO_PATH}?token=${sent.secret}`,
    },
    footer: i18n._({
      id: 'security.email.changed.footer',
      message: 'This is our last email to this address, unless you undo the change.',
    }),
  })
}

export function confirmItIsYouMail(i18n: I18n, sent: Site & { code: string }) {
  const { code, siteTitle } = sent
  const minutes = MAILED_CODE_MINUTES
  return composeMail({
    ...frame(i18n, sent),
    subject: i18n._({
      id: 'security.confirm.subject',
      message: '{code} is your code for {siteTitle}',
      values: { code, siteTitle },
    }),
    preheader: i18n._({
      id: 'security.confirm.preheader',
      message: 'Valid for {minutes} minutes.',
      values: { minutes },
    }),
    title: i18n._({ id: 'security.confirm.title', message: 'Confirm it is you' }),
    paragraphs: [
      i18n._({
        id: 'security.confirm.body',
        message: 'Enter the code on the page where you are making the change. It is valid for {minutes} minutes.',
        values: { minutes },
      }),
    ],
    code,
    footer: i18n._({
      id: 'security.confirm.footer',
      message: 'If you did not request this, someone is signed in to your account. Check your devices in the settings.',
    }),
  })
}
