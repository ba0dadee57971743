import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

export type RequestMailFacts = {
  siteTitle: string
  applicant: string
  endorser: string
  company: string
  /** In the reader's language. */
  until: string
  url: string
  isReminder: boolean
}

export function endorsementMail(i18n: I18n, facts: RequestMailFacts) {
  const { siteTitle, applicant, endorser, company, until, url, isReminder } = facts
  return composeMail({
    i18n,
    siteTitle,
    dir: directionOf(i18n.locale as Locale),
    title: isReminder
      ? i18n._({
          id: 'endorsements.mail.reminder',
          message: 'Reminder: {applicant} asked you for an endorsement',
          values: { applicant },
        })
      : i18n._({
          id: 'endorsements.mail.title',
          message: '{applicant} is asking you for an endorsement',
          values: { applicant },
        }),
    preheader: i18n._({
      id: 'endorsements.mail.preheader',
      message: 'It takes about five minutes. No account needed.',
    }),
    paragraphs: [
      i18n._({ id: 'endorsements.mail.hello', message: 'Hello {endorser},', values: { endorser } }),
      i18n._({
        id: 'endorsements.mail.what',
        message:
          '{applicant} is applying to the Elite programme of {siteTitle} and says that you worked together at {company}. Would you tell us what it was like?',
        values: { applicant, siteTitle, company },
      }),
      i18n._({
        id: 'endorsements.mail.until',
        message: 'It takes about five minutes, and you do not need an account. The link works until {until}.',
        values: { until },
      }),
    ],
    action: { label: i18n._({ id: 'endorsements.mail.action', message: 'Answer the request' }), url },
    footer: i18n._({
      id: 'endorsements.mail.footer',
      message:
        'If you do not know {applicant} or do not want to answer, open the link and decline. You will not be asked again.',
      values: { applicant },
    }),
  })
}
