import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

export type InvitationFacts = {
  siteTitle: string
  company: string
  test: string
  minutes: number
  /** In the reader's language. */
  until: string
  message: string
  /** Null for people with an account: they find it there. */
  code: string | null
  url: string
  guestUrl: string
}

export function assessmentMail(i18n: I18n, facts: InvitationFacts) {
  const { siteTitle, company, test, minutes, until, message, code, url, guestUrl } = facts
  return composeMail({
    i18n,
    siteTitle,
    dir: directionOf(i18n.locale as Locale),
    title: i18n._({
      id: 'assessments.mail.title',
      message: '{company} invites you to take a test: {test}',
      values: { company, test },
    }),
    preheader: message || test,
    paragraphs: [
      ...(message ? [message] : []),
      i18n._({
        id: 'assessments.mail.facts',
        message: 'It takes {minutes} minutes. You can start whenever it suits you, until {until}.',
        values: { minutes, until },
      }),
      ...(code === null
        ? []
        : [
            i18n._({
              id: 'assessments.mail.code',
              message: 'If the link does not work, go to {guestUrl} and enter this code: {code}',
              values: { guestUrl, code },
            }),
          ]),
    ],
    action: { label: i18n._({ id: 'assessments.mail.action', message: 'See what it is about' }), url },
    footer: i18n._({
      id: 'assessments.mail.footer',
      message: 'The clock starts only when you press start. If you do not know {company}, ignore this email.',
      values: { company },
    }),
  })
}
