// Texts by authors are written in Markdown. Whatever HTML they put in is reduced to the few tags the pages can render.

import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const BLOCKS = 'p|ul|ol|li|h[2-4]|blockquote|pre|table|thead|tbody|tr|th|td'

const options: sanitizeHtml.IOptions = {
  allowedTags: 'p br ul ol li strong em h2 h3 h4 blockquote code pre a table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  // The page has the only first-level heading.
  transformTags: { h1: 'h2', b: 'strong', i: 'em' },
}

export function markdownHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true })
  return (
    sanitizeHtml(html, options)
      // React does not accept white space between the rows of a table.
      .replace(new RegExp(`(</?(?:${BLOCKS})>)\\s*\\n\\s*`, 'g'), '$1')
      .replace(new RegExp(`\\s*\\n\\s*(?=</?(?:${BLOCKS})>)`, 'g'), '')
      .trim()
  )
}
