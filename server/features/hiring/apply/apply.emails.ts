import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import type { Id } from '#shared/kit/ids.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'

type ReminderFacts = {
  siteTitle: string
  url: string
  jobId: Id
  job: string
  company: string
  endsAt: Date
  timeZone: string
}

export function reminderMail(i18n: I18n, facts: ReminderFacts) {
  const { siteTitle, job, company } = facts
  const day = formatFullDate(facts.endsAt.getTime(), facts.timeZone, i18n.locale)
  return composeMail({
    i18n,
    siteTitle,
    dir: directionOf(i18n.locale as Locale),
    preheader: i18n._({ id: 'apply.reminder.preheader', message: 'Your draft is saved.' }),
    title: i18n._({
      id: 'apply.reminder.title',
      message: 'Finish your application: {job} at {company}',
      values: { job, company },
    }),
    paragraphs: [
      i18n._({
        id: 'apply.reminder.body',
        message: 'You started an application and have not sent it yet. Your draft is saved until {day}. No pressure.',
        values: { day },
      }),
    ],
    action: {
      label: i18n._({ id: 'apply.mail.action', message: 'Continue your application' }),
      url: `${facts.url}/jobs/${facts.jobId}/apply`,
    },
    footer: i18n._({
      id: 'apply.reminder.footer',
      message: 'You can discard the draft there, or turn off these emails in your settings.',
    }),
  })
}
