import type { WrittenQuestion } from '../../question.contract.ts'
import { type KindOf, type Loss, lossesOfParts, type Written, wholeText } from '../written-file.ts'
import { escapeText } from './gift-text.ts'

export function writeGift(questions: readonly WrittenQuestion[]): Written {
  const losses: Loss[] = lossesOfParts(questions)
  const blocks: string[] = []
  let topic = ''
  for (const [place, question] of questions.entries()) {
    const answers = answersOf(question)
    const number = place + 1
    if (answers === null) {
      losses.push({ number, reason: 'kind' })
      continue
    }
    if (question.points !== 1) losses.push({ number, reason: 'points' })
    if (hasOtherRule(question)) losses.push({ number, reason: 'rule' })
    if ((question.topic ?? '') !== topic) {
      topic = question.topic ?? ''
      blocks.push(`$CATEGORY: ${topic.replace(/[\r\n/]/g, ' ')}`)
    }
    const general = question.explanation ? `####${escaped(question.explanation)}` : ''
    blocks.push(`::${number}::${escaped(wholeText(question))} {${answers}${general}}`)
  }
  return { text: `${blocks.join('\n\n')}\n`, losses }
}

/** Marked as plain: a < in a question must not become HTML. */
const escaped = (text: string): string => `[plain]${escapeText(text)}`

/** Only wrong options can have negative points. Moodle gives points for each right pair and ignores case. */
const hasOtherRule = (question: WrittenQuestion): boolean =>
  (Boolean(question.penalty) && question.kind !== 'single') ||
  (Boolean(question.isAllOrNothing) && (question.kind === 'multiple' || question.kind === 'matching')) ||
  ('isExact' in question && Boolean(question.isExact))

function answersOf(question: WrittenQuestion): string | null {
  switch (question.kind) {
    case 'single':
      return single(question)
    case 'multiple':
      return multiple(question)
    case 'true_false':
      return question.isTrue ? 'TRUE' : 'FALSE'
    case 'numeric':
      return `#${question.answer}:${question.tolerance}`
    case 'short_text':
      return lines(question.accepted.map((text) => `=${escapeText(text).replaceAll('*', '\\*')}`))
    case 'long_text':
      return ''
    case 'matching':
      return lines([
        ...question.items.map(({ text, match }) => `=${escapeText(text)} -> ${escapeText(match)}`),
        ...question.others.map((match) => `= -> ${escapeText(match)}`),
      ])
    case 'ordering':
    case 'gaps':
    case 'code':
    case 'file':
    case 'spoken':
      return null
  }
}

const lines = (all: readonly string[]): string => `\n${all.map((one) => `  ${one}`).join('\n')}\n`

const percent = (share: number): string => `%${Number((share * 100).toFixed(5))}%`

function single({ options, penalty = 0, points }: KindOf<'single'>): string {
  const off = penalty > 0 ? percent(-penalty / points) : ''
  return lines(options.map(({ text, isRight }) => (isRight ? '=' : `~${off}`) + escaped(text)))
}

function multiple({ options }: KindOf<'multiple'>): string {
  const rights = options.filter(({ isRight }) => isRight).length
  const wrongs = options.length - rights
  return lines(options.map(({ text, isRight }) => `~${percent(isRight ? 1 / rights : -1 / wrongs)}${escaped(text)}`))
}
