// Untrusted HTML. Only what a job needs survives: paragraphs, lists, headings, emphasis, links.

import sanitizeHtml from 'sanitize-html'
import { MAX_HTML } from '#server/platform/html-text.ts'

export const MAX_DESCRIPTION = 20_000

/** Leaves room for the closing tags after a cut. */
const CUT_AT = MAX_DESCRIPTION - 1_000

const BLOCKS = ['p', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'br']

/** Headings of a job are below the page title, so the top levels move down. */
const tagMap = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', div: 'p' } as const

export function cleanHtml(html: string): string {
  const clean = cleanOnce(html.slice(0, MAX_HTML))
  return clean.length > MAX_DESCRIPTION ? cleanOnce(clean.slice(0, CUT_AT).replace(/&[^;]{0,10}$/, '')) : clean
}

function cleanOnce(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...BLOCKS, 'strong', 'em', 'a', 'code'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 30,
    transformTags: {
      ...tagMap,
      // Links of strangers must not profit from our ranking.
      a: (tagName, { href }) => ({ tagName, attribs: { ...(href && { href }), rel: 'nofollow noopener ugc' } }),
    },
  })
  return clean.replace(/<p>(\s|&nbsp;|<br \/>)*<\/p>/g, '').trim()
}
