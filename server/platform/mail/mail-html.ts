// Mail clients support tables and inline styles and little else. Colours are the light tokens of the design system,
// inlined; the style block only adds the dark ones, for clients that read it.

/** Links are for rows of a list that each have a page of their own. */
export type MailParagraph = string | { text: string; url: string }

export type MailParts = {
  siteTitle: string
  language: string
  dir: 'ltr' | 'rtl'
  /** The preview line an inbox shows next to the subject. */
  preheader: string
  title: string
  paragraphs: MailParagraph[]
  action?: { label: string; url: string }
  /** A short code to type in, for people whose mail client consumes links. */
  code?: string
  footer: string
  /** Unsubscribes from emails of this kind; at the very end. */
  unsubscribe?: { label: string; url: string }
  words: { code: string; copyAddress: string }
}

const FONT = "font-family:Onest,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',sans-serif;"
const MONO = 'font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;'

const DARK = `
@media (prefers-color-scheme: dark) {
  .page { background: #0b1518 !important; }
  .card { background: #111d21 !important; border-color: #26363b !important; }
  .text { color: #e8eff1 !important; }
  .quiet { color: #93a2a7 !important; }
  .well { background: #18262a !important; }
  .link { color: #90d8d8 !important; }
  .button { background: #60c2c1 !important; color: #002e31 !important; }
}`

export function renderMailHtml(parts: MailParts): string {
  const { dir, preheader, siteTitle, title, paragraphs, code, action, footer, unsubscribe, words } = parts
  const start = dir === 'rtl' ? 'right' : 'left'
  return `<!doctype html>
<html lang="${escapeHtml(parts.language)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f7fafc;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f7fafc;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:${start};${FONT}">
<tr><td class="text" style="padding:0 4px 16px;font-size:16px;font-weight:650;color:#0e1b1f;">${escapeHtml(siteTitle)}</td></tr>
<tr><td class="card" style="padding:28px;background:#ffffff;border:1px solid #e1e8ea;border-radius:12px;">
<h1 class="text" style="margin:0 0 16px;font-size:22px;line-height:1.25;font-weight:650;color:#0e1b1f;">${escapeHtml(title)}</h1>
${paragraphs.map(renderParagraph).join('\n')}
${code ? renderCode(words.code, code) : ''}
${action ? renderAction(action, words.copyAddress) : ''}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;font-size:12px;line-height:1.5;color:#5f6d72;">${escapeHtml(footer)}${unsubscribe ? renderUnsubscribe(unsubscribe) : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const renderParagraph = (paragraph: MailParagraph) =>
  `<p class="text" style="margin:0 0 16px;font-size:15px;line-height:1.6;color:#0e1b1f;">${typeof paragraph === 'string' ? escapeHtml(paragraph) : renderLine(paragraph)}</p>`

const renderLine = ({ text, url }: { text: string; url: string }) =>
  `<a class="link" href="${escapeHtml(url)}" style="font-weight:600;color:#036a6c;">${escapeHtml(text)}</a>`

const renderCode = (label: string, code: string) =>
  `<p class="quiet" style="margin:0 0 4px;font-size:13px;color:#5f6d72;">${escapeHtml(label)}</p>
<p class="well text" style="margin:0 0 16px;padding:12px 16px;background:#eff4f6;border-radius:10px;font-size:26px;font-weight:650;letter-spacing:0.12em;color:#0e1b1f;${MONO}"><bdi dir="ltr">${escapeHtml(code)}</bdi></p>`

const renderAction = ({ label, url }: { label: string; url: string }, copyAddress: string) =>
  `<p style="margin:8px 0 20px;"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:#036a6c;border-radius:8px;font-size:15px;font-weight:600;color:#ffffff;text-decoration:none;">${escapeHtml(label)}</a></p>
<p class="quiet" style="margin:0;font-size:13px;line-height:1.5;color:#5f6d72;">${escapeHtml(copyAddress)}<br><a class="link" dir="ltr" href="${escapeHtml(url)}" style="color:#036a6c;word-break:break-all;">${escapeHtml(url)}</a></p>`

const renderUnsubscribe = ({ label, url }: { label: string; url: string }) =>
  `<br><a class="link" href="${escapeHtml(url)}" style="color:#036a6c;">${escapeHtml(label)}</a>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
