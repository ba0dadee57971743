import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

const SETTINGS = '/settings?section=notifications'

type MailFacts = { siteTitle: string; siteUrl: string; lines: readonly { title: string; href: string }[] }

/** A single notification links to its target, several link to the list. */
export function bundledMail(i18n: I18n, { siteTitle, siteUrl, lines }: MailFacts) {
  const [first] = lines
  if (!first) throw new Error('an email needs at least one notification')
  const count = lines.length
  const isOne = count === 1
  return composeMail({
    i18n,
    siteTitle,
    dir: directionOf(i18n.locale as Locale),
    title: isOne
      ? first.title
      : i18n._({
          id: 'notifications.mail.title',
          message: '{count, plural, one {# update} other {# updates}} on {siteTitle}',
          values: { count, siteTitle },
        }),
    preheader: isOne
      ? i18n._({ id: 'notifications.mail.preheader', message: 'Open {siteTitle} to see it.', values: { siteTitle } })
      : first.title,
    paragraphs: isOne ? [] : lines.map(({ title }) => title),
    action: {
      label: i18n._({ id: 'notifications.mail.action', message: 'Open {siteTitle}', values: { siteTitle } }),
      url: `${siteUrl}${isOne ? first.href : '/'}`,
    },
    footer: i18n._({
      id: 'notifications.mail.footer',
      message: 'Choose which emails you get: {url}',
      values: { url: `${siteUrl}${SETTINGS}` },
    }),
  })
}
