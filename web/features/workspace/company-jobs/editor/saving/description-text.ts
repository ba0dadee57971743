// The description is stored as HTML and written as plain text: blank lines separate paragraphs, lines that start with a dash are a
// list. Whatever an imported job has beyond that stays as it is until somebody edits the text.

import { readHtml, type TextNode } from '#web/features/jobs/jobs/text/read-html.ts'

export function toText(html: string): string {
  return readHtml(html)
    .map(blockText)
    .filter((block) => block !== '')
    .join('\n\n')
    .trim()
}

function blockText(node: TextNode): string {
  if (typeof node === 'string') return node.trim()
  if (node.tag === 'br') return ''
  if (node.tag === 'ul' || node.tag === 'ol')
    return node.children.flatMap((item) => (typeof item === 'string' ? [] : [`- ${inlineText(item)}`])).join('\n')
  return inlineText(node)
}

function inlineText(node: TextNode): string {
  if (typeof node === 'string') return node
  return node.tag === 'br' ? '\n' : node.children.map(inlineText).join('').trim()
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const LIST_ITEM = /^\s*[-*•]\s+/

export function toHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.split('\n')
      if (lines.every((line) => LIST_ITEM.test(line)))
        return `<ul>${lines.map((line) => `<li>${escaped(line.replace(LIST_ITEM, ''))}</li>`).join('')}</ul>`
      return `<p>${lines.map(escaped).join('<br>')}</p>`
    })
    .join('')
}
