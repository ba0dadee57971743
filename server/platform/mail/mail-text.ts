import type { MailParts } from './mail-html.ts'

export function renderMailText({
  siteTitle,
  title,
  paragraphs,
  code,
  action,
  footer,
  wayOut,
  words,
}: MailParts): string {
  const blocks = [
    title,
    ...paragraphs.map((one) => (typeof one === 'string' ? one : `${one.text}\n${one.url}`)),
    ...(code ? [`${words.code}: ${code}`] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    // The signature separator of RFC 3676: mail clients collapse what follows.
    `-- \n${siteTitle}\n${footer}${wayOut ? `\n${wayOut.label}: ${wayOut.url}` : ''}`,
  ]
  return `${blocks.join('\n\n')}\n`
}
