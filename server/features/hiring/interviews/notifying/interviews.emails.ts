import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

export type ChangeMailFacts = {
  siteTitle: string
  how: string
  /** The other side. */
  name: string
  job: string
  when: string
  place: string
  url: string
}

const titleOf = (i18n: I18n, values: { how: string; name: string; job: string; when: string }): string =>
  i18n._({
    id: 'interviews.mail.title',
    message:
      '{how, select, scheduled {Interview with {name} on {when}} moved {Interview with {name} moved to {when}} cancelled {Interview with {name} on {when} is cancelled} asked {{name} asks to move the interview on {when}} absent {{name} waited for the interview on {when}, but nobody came} failed {{name} reported that the call on {when} did not work} feedback {{name} gave you feedback on the interview on {when}} other {The interview with {name} stays on {when}}}',
    values,
  })

export function changeMail(i18n: I18n, { siteTitle, how, name, job, when, place, url }: ChangeMailFacts) {
  const title = titleOf(i18n, { how, name, job, when })
  const isOn = how === 'scheduled' || how === 'moved' || how === 'kept'
  return composeMail({
    i18n,
    siteTitle,
    dir: directionOf(i18n.locale as Locale),
    title,
    preheader: job,
    paragraphs: [
      i18n._({ id: 'interviews.mail.job', message: 'Job: {job}', values: { job } }),
      ...(isOn ? [i18n._({ id: 'interviews.mail.place', message: 'Where: {place}', values: { place } })] : []),
      ...(how === 'asked'
        ? [i18n._({ id: 'interviews.mail.asked', message: 'Choose one of the new times, or keep the time as it is.' })]
        : []),
    ],
    action: { label: i18n._({ id: 'interviews.mail.action', message: 'View interview' }), url },
    footer: i18n._({
      id: 'interviews.mail.footer',
      message: 'You are receiving this because you take part in this interview.',
    }),
  })
}
