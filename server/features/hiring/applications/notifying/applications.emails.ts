import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import type { RejectReason } from '#shared/features/hiring/applications/application-kinds.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'
import type { CopyPart } from './sent-copy.ts'

const frameOf = (i18n: I18n, siteTitle: string) => ({ i18n, siteTitle, dir: directionOf(i18n.locale as Locale) })

type Facts = { siteTitle: string; url: string; applicationId: string; job: string; company: string }

const toApplication = (i18n: I18n, { url, applicationId }: Facts) => ({
  label: i18n._({ id: 'applications.mail.action', message: 'View application' }),
  url: `${url}/applications/${applicationId}`,
})

type Receipt = Facts & { replyDueAt: Date; timeZone: string; copy: readonly CopyPart[] }

export function receiptMail(i18n: I18n, facts: Receipt) {
  const { job, company } = facts
  const day = formatFullDate(facts.replyDueAt.getTime(), facts.timeZone, i18n.locale)
  return composeMail({
    ...frameOf(i18n, facts.siteTitle),
    title: i18n._({
      id: 'applications.receipt.title',
      message: 'Application received: {job}',
      values: { job },
    }),
    preheader: i18n._({
      id: 'applications.receipt.preheader',
      message: '{company} has committed to reply by {day}.',
      values: { company, day },
    }),
    paragraphs: [
      i18n._({
        id: 'applications.receipt.promise',
        message:
          '{company} has your application and has committed to reply by {day}. If they miss that date, we remind them. You do not have to do anything.',
        values: { company, day },
      }),
      i18n._({ id: 'applications.receipt.copy', message: 'Here is what you sent:' }),
      ...facts.copy.map(({ label, text }) => `${label}: ${text}`),
    ],
    action: toApplication(i18n, facts),
    footer: i18n._({ id: 'applications.receipt.footer', message: 'You are receiving this because you applied.' }),
  })
}

type DeletionFacts = Facts & { submittedAt: Date; timeZone: string }

export function deletionReceiptMail(i18n: I18n, facts: DeletionFacts) {
  const { company } = facts
  const values = { company, day: formatFullDate(facts.submittedAt.getTime(), facts.timeZone, i18n.locale) }
  const title = i18n._({
    id: 'applications.submission_deleted.title',
    message: 'What you sent to {company} has been deleted',
    values,
  })
  return composeMail({
    ...frameOf(i18n, facts.siteTitle),
    title,
    preheader: title,
    paragraphs: [
      i18n._({
        id: 'applications.submission_deleted.what',
        message:
          'As you requested, the form, files, recording and tests you sent on {day} have been deleted, along with everything {company} noted about them here. They can see that you deleted them.',
        values,
      }),
      i18n._({
        id: 'applications.submission_deleted.kept',
        message:
          'We keep the fact that you applied and took a test, and the outcome, without any content, plus your conversation. Files that belong to your profile or another application stay there.',
      }),
    ],
    action: toApplication(i18n, facts),
    footer: i18n._({
      id: 'applications.submission_deleted.footer',
      message: 'You are receiving this because you deleted an application. If it was not you, secure your account.',
    }),
  })
}

type RejectionFacts = Facts & { reason: RejectReason; feedback: string | null; givesNoFeedback: boolean }

export function rejectionMail(i18n: I18n, facts: RejectionFacts) {
  const { job, company } = facts
  const title = i18n._({
    id: 'applications.rejection.title',
    message: '{company} has decided on your application: {job}',
    values: { company, job },
  })
  return composeMail({
    ...frameOf(i18n, facts.siteTitle),
    title,
    preheader: title,
    paragraphs: [
      i18n._({
        id: 'applications.rejection.decided',
        message: 'Thank you for the time you put into this. {company} chose not to move forward with your application.',
        values: { company },
      }),
      reasonText(i18n, facts.reason),
      ...(facts.feedback ? [facts.feedback] : []),
      ...(facts.givesNoFeedback
        ? [
            i18n._({
              id: 'applications.rejection.nothing',
              message: '{company} has chosen not to give further feedback.',
              values: { company },
            }),
          ]
        : []),
    ],
    action: toApplication(i18n, facts),
    footer: i18n._({
      id: 'applications.rejection.footer',
      message: 'You can turn off emails about decisions in your settings.',
    }),
  })
}

type ClosingFacts = Facts & { note: string }

/** The words of the email, also for its preview. */
export const jobClosedText = (i18n: I18n, { job, company, note }: Pick<ClosingFacts, 'job' | 'company' | 'note'>) => ({
  title: i18n._({
    id: 'applications.job_closed_mail.title',
    message: '{company} has closed a job you applied for: {job}',
    values: { company, job },
  }),
  paragraphs: [
    ...note.split(/\n{2,}/),
    i18n._({
      id: 'applications.job_closed_mail.ended',
      message: 'Your application has ended with the job. {company} wrote this to everyone who was still waiting.',
      values: { company },
    }),
  ],
})

/** The job has closed, in the company's own words. */
export function jobClosedMail(i18n: I18n, facts: ClosingFacts) {
  const { title, paragraphs } = jobClosedText(i18n, facts)
  return composeMail({
    ...frameOf(i18n, facts.siteTitle),
    title,
    preheader: title,
    paragraphs,
    action: toApplication(i18n, facts),
    footer: i18n._({
      id: 'applications.job_closed_mail.footer',
      message: 'You are receiving this because you applied.',
    }),
  })
}

function reasonText(i18n: I18n, reason: RejectReason): string {
  switch (reason) {
    case 'skills':
      return i18n._({ id: 'applications.reason.skills', message: 'Reason: they were looking for different skills.' })
    case 'experience':
      return i18n._({
        id: 'applications.reason.experience',
        message: 'Reason: they were looking for different experience.',
      })
    case 'language':
      return i18n._({ id: 'applications.reason.language', message: 'Reason: the language requirements of the job.' })
    case 'hours':
      return i18n._({ id: 'applications.reason.hours', message: 'Reason: the working hours did not line up.' })
    case 'pay':
      return i18n._({
        id: 'applications.reason.pay',
        message: 'Reason: their budget did not match the pay you asked for.',
      })
    case 'work_permit':
      return i18n._({ id: 'applications.reason.work_permit', message: 'Reason: the right to work in that country.' })
    case 'other_person':
      return i18n._({ id: 'applications.reason.other_person', message: 'Reason: they chose another candidate.' })
    case 'position_cancelled':
      return i18n._({
        id: 'applications.reason.position_cancelled',
        message: 'Reason: the job is no longer being filled.',
      })
    case 'other':
      return i18n._({ id: 'applications.reason.other', message: 'The company did not choose a standard reason.' })
  }
}
