// The layout of every email. Text and HTML are generated from the same parts, so neither can say less than the other, and
// there is room for one action only: an email asks for one thing, although the rows of a list may each have a link.

import type { I18n } from '@lingui/core'
import { type MailParts, renderMailHtml } from './mail-html.ts'
import { renderMailText } from './mail-text.ts'

export type MailContent = Omit<MailParts, 'language' | 'words'> & {
  i18n: I18n
  /** The subject line; the title by default. */
  subject?: string
}

export function composeMail({ i18n, subject, ...content }: MailContent): {
  subject: string
  about: string
  text: string
  html: string
} {
  const lines = content.paragraphs.filter((one) => typeof one === 'object')
  for (const link of [content.action, content.unsubscribe, ...lines]) if (link) assertWebUrl(link.url)
  const parts: MailParts = {
    ...content,
    language: i18n.locale,
    words: {
      code: i18n._({ id: 'mail.code', message: 'Your code' }),
      copyAddress: i18n._({
        id: 'mail.copyAddress',
        message: 'If the button does not work, copy this link into your browser:',
      }),
    },
  }
  return {
    subject: toSingleLine(subject ?? content.title),
    about: toSingleLine(content.title),
    text: renderMailText(parts),
    html: renderMailHtml(parts),
  }
}

/** A line break in a subject would let the sender inject a header. */
const toSingleLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function assertWebUrl(url: string): void {
  const { protocol } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`An email may not link to ${protocol}`)
}
