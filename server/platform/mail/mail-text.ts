import type { MailParts } from './mail-html.ts'

export function renderMailText({
  siteTitle,
  title,
  paragraphs,
  code,
  action,
  footer,
  unsubscribe,
  words,
}: MailParts): string {
  const blocks = [
    title,
    ...paragraphs.map((one) => (typeof one === 'string' ? one : `${one.text}\n${one.url}`)),
    ...(code ? [`${words.code}: ${code}`] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    // The signature separator of RFC 3676: mail clients collapse what follows.
    `-- \n${siteTitle}\n${footer}${unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : ''}`,
  ]
  return `${blocks.join('\n\n')}\n`
}
