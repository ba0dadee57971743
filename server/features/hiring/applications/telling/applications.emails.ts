import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import type { RejectReason } from '#shared/features/hiring/applications/application-kinds.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'
import type { CopiedPart } from './sent-copy.ts'

const frameOf = (i18n: I18n, siteTitle: string) => ({ i18n, siteTitle, dir: directionOf(i18n.locale as Locale) })

type Facts = { siteTitle: string; url: string; applicationId: string; job: string; company: string }

const toApplication = (i18n: I18n, { url, applicationId }: Facts) => ({
  label: i18n._({ id: 'applications.mail.action', message: 'Open your application' }),
  url: `${url}/applications/${applicationId}`,
})

type Receipt = Facts & { replyDueAt: Date; timeZone: string; copy: readonly CopiedPart[] }

export function receiptMail(i18n: I18n, facts: Receipt) {
  const { job, company } = facts
  const day = formatFullDate(facts.replyDueAt.getTime(), facts.timeZone, i18n.locale)
  return composeMail({
    ...frameOf(i18n, facts.siteTitle),
    title: i18n._({
      id: 'applications.receipt.title',
      message: 'Your application has arrived: {job}',
      values: { job },
    }),
    preheader: i18n._({
      id: 'applications.receipt.preheader',
      message: '{company} promises a reply by {day}.',
      values: { company, day },
    }),
    paragraphs: [
      i18n._({
        id: 'applications.receipt.promise',
        message:
          '{company} has it and promises a reply by {day}. If that day passes, we remind them; you need not do anything.',
        values: { company, day },
      }),
      i18n._({ id: 'applications.receipt.copy', message: 'This is what you sent:' }),
      ...facts.copy.map(({ label, text }) => `${label}: ${text}`),
    ],
    action: toApplication(i18n, facts),
    footer: i18n._({ id: 'applications.receipt.footer', message: 'You get this because you applied.' }),
  })
}

type Forgotten = Facts & { submittedAt: Date; timeZone: string }

export function forgottenMail(i18n: I18n, facts: Forgotten) {
  const { company } = facts
  const values = { company, day: formatFullDate(facts.submittedAt.getTime(), facts.timeZone, i18n.locale) }
  const title = i18n._({
    id: 'applications.forgotten.title',
    message: 'What you sent to {company} is deleted',
    values,
  })
  return composeMail({
    ...frameOf(i18n, facts.siteTitle),
    title,
    preheader: title,
    paragraphs: [
      i18n._({
        id: 'applications.forgotten.what',
        message:
          'You asked for it: your form, files, recording and tests of {day} are gone, and with them everything {company} wrote down about them here. They see that you had it deleted.',
        values,
      }),
      i18n._({
        id: 'applications.forgotten.kept',
        message:
          'What stays is that you applied, that you took a test and how it ended, without what was in it, and your conversation. A file that is part of your profile or of another application stays there.',
      }),
    ],
    action: toApplication(i18n, facts),
    footer: i18n._({
      id: 'applications.forgotten.footer',
      message: 'You get this because you had something deleted. If it was not you, secure your account.',
    }),
  })
}

type RefusalFacts = Facts & { reason: RejectReason; feedback: string | null; saysNothing: boolean }

export function refusalMail(i18n: I18n, facts: RefusalFacts) {
  const { job, company } = facts
  const title = i18n._({
    id: 'applications.refusal.title',
    message: '{company} has decided on your application: {job}',
    values: { company, job },
  })
  return composeMail({
    ...frameOf(i18n, facts.siteTitle),
    title,
    preheader: title,
    paragraphs: [
      i18n._({
        id: 'applications.refusal.decided',
        message: 'Thank you for the time you put into this. {company} did not choose you for this job.',
        values: { company },
      }),
      reasonWords(i18n, facts.reason),
      ...(facts.feedback ? [facts.feedback] : []),
      ...(facts.saysNothing
        ? [
            i18n._({
              id: 'applications.refusal.nothing',
              message: '{company} says openly that it gives no feedback beyond this.',
              values: { company },
            }),
          ]
        : []),
    ],
    action: toApplication(i18n, facts),
    footer: i18n._({
      id: 'applications.refusal.footer',
      message: 'You can switch off mails about decisions in your settings.',
    }),
  })
}

function reasonWords(i18n: I18n, reason: RejectReason): string {
  switch (reason) {
    case 'skills':
      return i18n._({ id: 'applications.reason.skills', message: 'The reason: other skills were needed.' })
    case 'experience':
      return i18n._({ id: 'applications.reason.experience', message: 'The reason: other experience was needed.' })
    case 'language':
      return i18n._({ id: 'applications.reason.language', message: 'The reason: the languages of the job.' })
    case 'hours':
      return i18n._({ id: 'applications.reason.hours', message: 'The reason: the hours did not meet.' })
    case 'pay':
      return i18n._({ id: 'applications.reason.pay', message: 'The reason: the pay did not meet.' })
    case 'work_permit':
      return i18n._({ id: 'applications.reason.work_permit', message: 'The reason: the right to work there.' })
    case 'other_person':
      return i18n._({ id: 'applications.reason.other_person', message: 'The reason: somebody else was chosen.' })
    case 'position_cancelled':
      return i18n._({
        id: 'applications.reason.position_cancelled',
        message: 'The reason: nobody is hired for this job any more.',
      })
    case 'other':
      return i18n._({ id: 'applications.reason.other', message: 'The reason is none of those on the list.' })
  }
}
