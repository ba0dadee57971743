// Moodle GIFT. Questions are separated by blank lines; the first characters in the braces tell the type.

import type { WrittenQuestion } from '../../question.contract.ts'
import { MAX_LONG_TEXT, MAX_TOPIC } from '../../screener-limits.ts'
import { type ItemNote, type ReadItem, Unsupported } from '../item-notes.ts'
import { readItem } from '../read-question.ts'
import { readAnswers } from './gift-answers.ts'
import { hideEscapes, plainText, showEscapes } from './gift-text.ts'

const MOST_QUESTIONS = 2_000
const MOST_CHARACTERS = 5 * 1024 * 1024
const CATEGORY = '$CATEGORY:'
const NAME_LENGTH = 60

export function readGift(source: string): ReadItem[] | null {
  if (source.length > MOST_CHARACTERS || !source.includes('{')) return null
  const items: ReadItem[] = []
  let topic: string | undefined
  for (const block of blocksOf(source)) {
    if (items.length >= MOST_QUESTIONS) break
    const lines = block.filter((line) => !line.startsWith(CATEGORY))
    const category = block.find((line) => line.startsWith(CATEGORY))
    if (category) topic = topicOf(category.slice(CATEGORY.length))
    if (lines.length === 0) continue
    const { name, body } = nameOf(hideEscapes(lines.join('\n')))
    items.push(readItem(name, (notes) => ({ ...questionOf(body, notes), ...(topic ? { topic } : {}) })))
  }
  return items
}

function blocksOf(source: string): string[][] {
  const blocks: string[][] = [[]]
  for (const line of source.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)) {
    if (line.trimStart().startsWith('//')) continue
    if (line.trim() === '') blocks.push([])
    else blocks.at(-1)?.push(line)
  }
  return blocks.filter(({ length }) => length > 0)
}

/** The last part of a category path such as $course$/top/Rivers. */
const topicOf = (path: string): string => (path.trim().split('/').at(-1) ?? '').trim().slice(0, MAX_TOPIC)

function nameOf(text: string): { name: string; body: string } {
  const trimmed = text.trim()
  const end = trimmed.startsWith('::') ? trimmed.indexOf('::', 2) : -1
  if (end === -1)
    return {
      name: showEscapes(trimmed.split('{')[0] ?? '')
        .trim()
        .slice(0, NAME_LENGTH),
      body: trimmed,
    }
  return { name: showEscapes(trimmed.slice(2, end)).trim(), body: trimmed.slice(end + 2) }
}

const GAP = ' _____ '

function questionOf(body: string, notes: ItemNote[]): WrittenQuestion {
  const from = body.indexOf('{')
  const to = body.lastIndexOf('}')
  if (from === -1 || to < from) throw new Unsupported('not_a_question')
  const inner = body.slice(from + 1, to)
  if (inner.includes('{')) throw new Unsupported('several_interactions')
  const tail = body.slice(to + 1).trim()
  const text = plainText(tail === '' ? body.slice(0, from) : body.slice(0, from) + GAP + tail, notes)
  const [answers = '', general] = inner.split('####')
  const explanation = general === undefined ? '' : plainText(general, notes)
  const common = { text, code: null, points: 1, ...(explanation === '' ? {} : { explanation }) }
  if (answers.trim() !== '') return readAnswers(answers.trim(), common, notes)
  return { ...common, kind: 'long_text', minLength: 0, maxLength: MAX_LONG_TEXT, guide: '' }
}
