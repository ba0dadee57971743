import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { MAILED_CODE_MINUTES } from '#shared/features/base/accounts/account-limits.ts'
import { EMAIL_UNDO_DAYS } from '#shared/features/entry/security/security-limits.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

export const EMAIL_CHANGE_PATH = '/email-change'
export const EMAIL_UNDO_PATH = '/email-change/undo'

type Site = { siteTitle: string; url: string }
type Sent = Site & { secret: string; code: string; newEmail: string }

const frame = (i18n: I18n, { siteTitle }: Site) => ({ i18n, siteTitle, dir: directionOf(i18n.locale as Locale) })

export function confirmOldSideMail(i18n: I18n, sent: Sent) {
  const { newEmail, siteTitle } = sent
  const minutes = MAILED_CODE_MINUTES
  return composeMail({
    ...frame(i18n, sent),
    subject: i18n._({
      id: 'security.email.old.subject',
      message: 'Do you want another address for {siteTitle}?',
      values: { siteTitle },
    }),
    preheader: i18n._({ id: 'security.email.old.preheader', message: 'Nothing changes until you say yes.' }),
    title: i18n._({ id: 'security.email.old.title', message: 'Your account is to use another address' }),
    paragraphs: [
      i18n._({
        id: 'security.email.old.body',
        message: 'You asked us to use {newEmail} from now on. Say yes here, and from the new address too.',
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
      label: i18n._({ id: 'security.email.old.action', message: 'Look at the change' }),
      url: `${sent.url}${EMAIL_CHANGE_PATH}?side=old&token=${sent.secret}`,
    },
    footer: i18n._({
      id: 'security.email.old.footer',
      message: 'If you did not ask for this, do not say yes, and change your password: somebody is in your account.',
    }),
  })
}

export function confirmNewSideMail(i18n: I18n, sent: Sent) {
  const minutes = MAILED_CODE_MINUTES
  const { code, siteTitle } = sent
  return composeMail({
    ...frame(i18n, sent),
    subject: i18n._({
      id: 'security.email.new.subject',
      message: '{code} is your code for {siteTitle}',
      values: { code, siteTitle },
    }),
    preheader: i18n._({ id: 'security.email.new.preheader', message: 'Confirm that this address is yours.' }),
    title: i18n._({ id: 'security.email.new.title', message: 'Confirm your new address' }),
    paragraphs: [
      i18n._({
        id: 'security.email.new.body',
        message: 'Somebody, we hope you, wants to use this address for an account at {siteTitle}.',
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
      label: i18n._({ id: 'security.email.new.action', message: 'Confirm my new address' }),
      url: `${sent.url}${EMAIL_CHANGE_PATH}?side=new&token=${sent.secret}`,
    },
    footer: i18n._({
      id: 'security.email.new.footer',
      message: 'If you did not ask for this, do nothing: nothing changes.',
    }),
  })
}

/** To an address that has an account already: whoever asked is told nothing, its owner is told everything. */
export function addressTakenMail(i18n: I18n, site: Site) {
  const { siteTitle } = site
  return composeMail({
    ...frame(i18n, site),
    preheader: i18n._({ id: 'security.email.taken.preheader', message: 'There is nothing you have to do.' }),
    title: i18n._({ id: 'security.email.taken.title', message: 'This address has an account already' }),
    paragraphs: [
      i18n._({
        id: 'security.email.taken.body',
        message:
          'Somebody wanted to use this address for another account at {siteTitle}. It belongs to your account, so we did not let them.',
        values: { siteTitle },
      }),
      i18n._({
        id: 'security.email.taken.own',
        message: 'If it was you: close one of the two accounts first, then try again.',
      }),
    ],
    footer: i18n._({ id: 'security.email.taken.footer', message: 'Nothing about your account has changed.' }),
  })
}

export function addressChangedMail(i18n: I18n, sent: Omit<Sent, 'code'>) {
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
      message: 'Your account at {siteTitle} has a new address',
      values: { siteTitle },
    }),
    paragraphs: [
      i18n._({
        id: 'security.email.changed.body',
        message: 'From now on we write to {newEmail}, and you sign in with it.',
        values: { newEmail },
      }),
      i18n._({
        id: 'security.email.changed.undo',
        message:
          'If this was not you, undo it: your account gets this address back, everybody is signed out, and you choose a new password. The button works for {days} days.',
        values: { days },
      }),
    ],
    action: {
      label: i18n._({ id: 'security.email.changed.action', message: 'Undo the change' }),
      url: `${sent.url}${EMAIL_UNDO_PATH}?token=${sent.secret}`,
    },
    footer: i18n._({
      id: 'security.email.changed.footer',
      message: 'This is the last mail to this address, unless you undo the change.',
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
      message: 'Good for {minutes} minutes.',
      values: { minutes },
    }),
    title: i18n._({ id: 'security.confirm.title', message: 'Confirm that it is you' }),
    paragraphs: [
      i18n._({
        id: 'security.confirm.body',
        message: 'Enter the code on the page where you want to change something. It is good for {minutes} minutes.',
        values: { minutes },
      }),
    ],
    code,
    footer: i18n._({
      id: 'security.confirm.footer',
      message:
        'If you did not ask for this, somebody is signed in to your account. Look at your devices in the settings.',
    }),
  })
}
