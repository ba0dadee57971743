import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

type TalkFacts = { siteTitle: string; title: string; when: string; url: string }

const frameOf = (i18n: I18n, { siteTitle, url }: TalkFacts) => ({
  i18n,
  siteTitle,
  dir: directionOf(i18n.locale as Locale),
  action: { label: i18n._({ id: 'talks.mail.action', message: 'Open the talk' }), url },
})

/** `until`: when the place is passed on unless the person confirms; null for most. */
export function reminderMail(i18n: I18n, facts: TalkFacts & { until: string | null }) {
  const { title, when, until } = facts
  return composeMail({
    ...frameOf(i18n, facts),
    title: i18n._({ id: 'talks.reminder.title', message: '{title} starts on {when}', values: { title, when } }),
    preheader: when,
    paragraphs: [
      until === null
        ? i18n._({
            id: 'talks.reminder.body',
            message:
              'You are registered for this talk. If you cannot come, cancel, so that someone else gets your place.',
          })
        : i18n._({
            id: 'talks.reminder.confirm',
            message:
              'You missed several talks recently. Please confirm on the page of the talk by {until} that you will come; after that, your place goes to someone else.',
            values: { until },
          }),
    ],
    footer: i18n._({
      id: 'talks.reminder.footer',
      message: 'You are receiving this because you registered for the talk.',
    }),
  })
}

export function placeMail(i18n: I18n, facts: TalkFacts & { until: string }) {
  const { title, when, until } = facts
  return composeMail({
    ...frameOf(i18n, facts),
    title: i18n._({ id: 'talks.place.title', message: 'A place is free: {title}', values: { title } }),
    preheader: when,
    paragraphs: [
      i18n._({
        id: 'talks.place.body',
        message:
          'The talk starts on {when}. We are holding a place for you until {until}; accept it on the page of the talk.',
        values: { when, until },
      }),
    ],
    footer: i18n._({
      id: 'talks.place.footer',
      message: 'You are receiving this because you are on the waiting list.',
    }),
  })
}
