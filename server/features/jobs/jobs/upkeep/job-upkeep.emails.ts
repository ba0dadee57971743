import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { CONFIRM_DAYS, WARNING_DAYS } from '#shared/features/jobs/jobs/job-limits.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

type Facts = {
  siteTitle: string
  title: string
  /** Keeps the job open with one click. */
  link: string
}

const frame = (i18n: I18n, siteTitle: string) => ({
  i18n,
  siteTitle,
  dir: directionOf(i18n.locale as Locale),
  footer: i18n._({
    id: 'jobs.mail.footer',
    message: 'You are receiving this because you manage jobs at your company.',
  }),
})

export function stillHiringMail(i18n: I18n, facts: Facts) {
  const { title } = facts
  return composeMail({
    ...frame(i18n, facts.siteTitle),
    subject: i18n._({ id: 'jobs.ask.subject', message: 'Still hiring: {title}?', values: { title } }),
    preheader: i18n._({ id: 'jobs.ask.preheader', message: 'One click keeps it in search.' }),
    title: i18n._({ id: 'jobs.ask.title', message: 'Are you still hiring for {title}?', values: { title } }),
    paragraphs: [
      i18n._({
        id: 'jobs.ask.body',
        message:
          'Applicants rely on listed jobs being open, so we ask every {days} days. If we ask twice without an answer, we pause the job until you are back.',
        values: { days: CONFIRM_DAYS },
      }),
    ],
    action: { label: i18n._({ id: 'jobs.ask.action', message: 'Yes, still hiring' }), url: facts.link },
  })
}

export function closingSoonMail(i18n: I18n, facts: Facts) {
  const { title } = facts
  return composeMail({
    ...frame(i18n, facts.siteTitle),
    subject: i18n._({ id: 'jobs.ending.subject', message: '{title} closes soon', values: { title } }),
    preheader: i18n._({
      id: 'jobs.ending.preheader',
      message: 'There has been no activity on this job for a while.',
    }),
    title: i18n._({
      id: 'jobs.ending.title',
      message: '{title} closes in {days} days',
      values: { title, days: WARNING_DAYS },
    }),
    paragraphs: [
      i18n._({
        id: 'jobs.ending.body',
        message:
          'There has been no activity on it for weeks. Confirm that you are hiring, or edit it, to keep it open.',
      }),
    ],
    action: { label: i18n._({ id: 'jobs.ending.action', message: 'Keep it open' }), url: facts.link },
  })
}

export function pausedMail(i18n: I18n, facts: Facts) {
  const { title } = facts
  return composeMail({
    ...frame(i18n, facts.siteTitle),
    subject: i18n._({ id: 'jobs.paused.subject', message: '{title} is paused', values: { title } }),
    preheader: i18n._({ id: 'jobs.paused.preheader', message: 'Nobody can find it for now.' }),
    title: i18n._({ id: 'jobs.paused.title', message: 'We paused {title}', values: { title } }),
    paragraphs: [
      i18n._({
        id: 'jobs.paused.body',
        message: 'We asked twice whether you are still hiring. Nothing is lost: resume it to put it back in search.',
      }),
    ],
    action: { label: i18n._({ id: 'jobs.paused.action', message: 'Resume job' }), url: facts.link },
  })
}
