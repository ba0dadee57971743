import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { MAILED_CODE_MINUTES } from '#shared/features/base/accounts/account-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

type LinkFacts = {
  siteTitle: string
  url: string
  jobId: Id
  job: string
  company: string
  secret: string
  days: number
}

const frameOf = (i18n: I18n, siteTitle: string) => ({ i18n, siteTitle, dir: directionOf(i18n.locale as Locale) })

/** The page there has a button, so link scanners that open it do not use it up. */
const linkTo = ({ url, jobId, secret }: LinkFacts) => `${url}/apply/${jobId}?proof=${secret}`

const footerOf = (i18n: I18n) =>
  i18n._({
    id: 'apply.mail.footer',
    message: 'If you did not request this, ignore this email. Nothing is sent to anyone.',
  })

/** Does not reveal whether the address has an account. */
export function guestMail(i18n: I18n, facts: LinkFacts & { code: string }) {
  const { job, company, code, days } = facts
  return composeMail({
    ...frameOf(i18n, facts.siteTitle),
    subject: i18n._({
      id: 'apply.mail.subject',
      message: '{code} is your code to apply: {job}',
      values: { code, job },
    }),
    preheader: i18n._({
      id: 'apply.mail.preheader',
      message: 'Valid for {minutes} minutes.',
      values: { minutes: MAILED_CODE_MINUTES },
    }),
    title: i18n._({
      id: 'apply.mail.title',
      message: 'Apply for {job} at {company}',
      values: { job, company },
    }),
    paragraphs: [
      i18n._({
        id: 'apply.mail.body',
        message:
          'Enter the code on the page where you started. It is valid for {minutes} minutes. Or continue with the button on any device. It works once, within {days, plural, one {# day} other {# days}}.',
        values: { minutes: MAILED_CODE_MINUTES, days },
      }),
    ],
    code,
    action: { label: i18n._({ id: 'apply.mail.action', message: 'Continue your application' }), url: linkTo(facts) },
    footer: footerOf(i18n),
  })
}

export function continueDraftMail(i18n: I18n, facts: LinkFacts) {
  const { job, company, days } = facts
  return composeMail({
    ...frameOf(i18n, facts.siteTitle),
    preheader: i18n._({ id: 'apply.resume.preheader', message: 'Your draft is saved.' }),
    title: i18n._({
      id: 'apply.resume.title',
      message: 'Continue your application: {job} at {company}',
      values: { job, company },
    }),
    paragraphs: [
      i18n._({
        id: 'apply.resume.body',
        message:
          'The button signs you in on the device where you open it. It works once, within {days, plural, one {# day} other {# days}}. Your draft is waiting there.',
        values: { days },
      }),
    ],
    action: { label: i18n._({ id: 'apply.mail.action', message: 'Continue your application' }), url: linkTo(facts) },
    footer: footerOf(i18n),
  })
}
