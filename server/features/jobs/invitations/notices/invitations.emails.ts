import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'

const frameOf = (i18n: I18n, siteTitle: string) => ({ i18n, siteTitle, dir: directionOf(i18n.locale as Locale) })

type InvitationFacts = {
  siteTitle: string
  url: string
  job: string
  company: string
  message: string
  expiresAt: Date
  timeZone: string
}

export function invitationMail(i18n: I18n, facts: InvitationFacts) {
  const { job, company } = facts
  const day = formatFullDate(facts.expiresAt.getTime(), facts.timeZone, i18n.locale)
  return composeMail({
    ...frameOf(i18n, facts.siteTitle),
    subject: i18n._({
      id: 'invitations.mail.subject',
      message: '{company} invites you to apply: {job}',
      values: { company, job },
    }),
    preheader: facts.message,
    title: i18n._({
      id: 'invitations.mail.title',
      message: '{company} invites you to apply for {job}',
      values: { company, job },
    }),
    paragraphs: [
      facts.message,
      i18n._({
        id: 'invitations.mail.body',
        message: 'The invitation is open until {day}. Accept it, decline it or ignore it: you do not have to answer.',
        values: { day },
      }),
    ],
    action: {
      label: i18n._({ id: 'invitations.mail.action', message: 'View invitation' }),
      url: `${facts.url}/jobs/invitations`,
    },
    footer: i18n._({
      id: 'invitations.mail.footer',
      message: 'You can turn off emails about invitations in your settings.',
    }),
  })
}

type AnswerFacts = { siteTitle: string; name: string; job: string; isAccepted: boolean; note: string | null }

export function answeredMail(i18n: I18n, { siteTitle, name, job, isAccepted, note }: AnswerFacts) {
  const values = { name, job }
  const title = isAccepted
    ? i18n._({ id: 'invitations.answered.accepted', message: '{name} accepted your invitation to {job}', values })
    : i18n._({ id: 'invitations.answered.declined', message: '{name} declined your invitation to {job}', values })
  return composeMail({
    ...frameOf(i18n, siteTitle),
    title,
    preheader: title,
    paragraphs: isAccepted
      ? [
          i18n._({
            id: 'invitations.answered.next',
            message: 'They can now apply. You will find their application under the job.',
          }),
        ]
      : [
          i18n._({
            id: 'invitations.answered.thanks',
            message: 'Their answer is saved with the job.',
          }),
          ...(note ? [note] : []),
        ],
    footer: i18n._({
      id: 'invitations.answered.footer',
      message: 'You are receiving this because you sent the invitation.',
    }),
  })
}
