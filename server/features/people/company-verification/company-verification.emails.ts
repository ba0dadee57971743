import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { MAILED_CODE_MINUTES } from '#shared/features/base/accounts/account-limits.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

const VERIFICATION_PATH = '/company/verification'

type DomainMail = { siteTitle: string; url: string; code: string; company: string; person: string }

export function domainMail(i18n: I18n, { siteTitle, url, code, company, person }: DomainMail) {
  const minutes = MAILED_CODE_MINUTES
  return composeMail({
    i18n,
    siteTitle,
    dir: directionOf(i18n.locale as Locale),
    subject: i18n._({
      id: 'companyVerification.mail.subject',
      message: '{code} confirms the domain of {company}',
      values: { code, company },
    }),
    preheader: i18n._({
      id: 'companyVerification.mail.preheader',
      message: 'Enter the code on {siteTitle}.',
      values: { siteTitle },
    }),
    title: i18n._({ id: 'companyVerification.mail.title', message: 'Confirm your company’s domain' }),
    paragraphs: [
      i18n._({
        id: 'companyVerification.mail.body',
        message: '{person} has registered {company} on {siteTitle}. This code proves that the domain belongs to it.',
        values: { person, company, siteTitle },
      }),
      i18n._({
        id: 'companyVerification.mail.code',
        message: 'The code works for {minutes} minutes.',
        values: { minutes },
      }),
    ],
    code,
    action: {
      label: i18n._({ id: 'companyVerification.mail.action', message: 'Enter the code' }),
      url: `${url}${VERIFICATION_PATH}`,
    },
    footer: i18n._({
      id: 'companyVerification.mail.footer',
      message: 'If you do not know about this, do not pass the code on. Nothing happens without it.',
    }),
  })
}
