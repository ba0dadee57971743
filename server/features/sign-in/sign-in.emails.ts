import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { VERIFY_PATH } from '#shared/access/guards.ts'
import { MAILED_CODE_MINUTES } from '#shared/features/accounts/account-limits.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

export function verificationMail(i18n: I18n, facts: { siteTitle: string; url: string; code: string }) {
  const { siteTitle, code } = facts
  const minutes = MAILED_CODE_MINUTES
  return composeMail({
    i18n,
    siteTitle,
    dir: directionOf(i18n.locale as Locale),
    subject: i18n._({
      id: 'sign-in.verify.subject',
      message: '{code} is your code for {siteTitle}',
      values: { code, siteTitle },
    }),
    preheader: i18n._({ id: 'sign-in.verify.preheader', message: 'Good for {minutes} minutes.', values: { minutes } }),
    title: i18n._({ id: 'sign-in.verify.title', message: 'Confirm that this address is yours' }),
    paragraphs: [
      i18n._({
        id: 'sign-in.verify.body',
        message:
          'Enter the code on the page where you signed up, or open the page with the button. It is good for {minutes} minutes.',
        values: { minutes },
      }),
    ],
    code,
    action: {
      label: i18n._({ id: 'sign-in.verify.action', message: 'Confirm my address' }),
      url: `${facts.url}${VERIFY_PATH}?code=${code}`,
    },
    footer: i18n._({
      id: 'sign-in.verify.footer',
      message: 'If you did not ask for this, do nothing: nothing changes.',
    }),
  })
}
