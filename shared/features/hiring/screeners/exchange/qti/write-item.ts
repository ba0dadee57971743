// One question as a QTI 3 item, with response processing that gives the points this product gives.

import type { WrittenQuestion } from '../../question.contract.ts'
import { partsOf } from '../../scoring/answer-fields.ts'
import { type KindOf, wholeText } from '../written-file.ts'

export type WrittenItem = { body: string; declarations: string; processing: string; hasOtherRule: boolean }

const canBeXml = (character: string): boolean => character >= ' ' || '\t\n\r'.includes(character)

/** Control characters, which XML cannot hold, are left out. */
export const escapeXml = (text: string): string =>
  Array.from(text, (one) => (canBeXml(one) ? one : ''))
    .join('')
    .replace(/[<>&"]/g, (one) => `&#${one.charCodeAt(0)};`)

const paragraphs = (text: string): string =>
  text
    .split(/\r?\n|\r/)
    .map((line) => `<p>${escapeXml(line)}</p>`)
    .join('')
const prompt = (question: WrittenQuestion): string => `<qti-prompt>${paragraphs(wholeText(question))}</qti-prompt>`

type Answer = { cardinality: string; baseType: string; correct: readonly string[]; mapping?: string; id?: string }

const declaration = ({ cardinality, baseType, correct, mapping = '', id = 'RESPONSE' }: Answer): string =>
  `<qti-response-declaration identifier="${id}" cardinality="${cardinality}" base-type="${baseType}">` +
  `<qti-correct-response>${correct.map((one) => `<qti-value>${escapeXml(one)}</qti-value>`).join('')}</qti-correct-response>` +
  `${mapping}</qti-response-declaration>`

type Entry = { key: string; value: number; isFolded?: boolean }
const map = (entries: readonly Entry[], bounds = ''): string =>
  `<qti-mapping default-value="0"${bounds}>${entries
    .map(
      ({ key, value, isFolded }) =>
        `<qti-map-entry map-key="${escapeXml(key)}" mapped-value="${value}"${isFolded === undefined ? '' : ` case-sensitive="${!isFolded}"`}/>`,
    )
    .join('')}</qti-mapping>`

const variable = (id: string) => `<qti-variable identifier="${id}"/>`
const value = (amount: number) => `<qti-base-value base-type="float">${amount}</qti-base-value>`
const setScore = (expression: string) =>
  `<qti-set-outcome-value identifier="SCORE">${expression}</qti-set-outcome-value>`

/** All points if the condition holds, otherwise nothing or the penalty. */
const whole = (condition: string, { points, penalty = 0 }: WrittenQuestion): string =>
  `<qti-response-condition><qti-response-if>${condition}${setScore(value(points))}</qti-response-if>` +
  `<qti-response-else-if><qti-not><qti-is-null>${variable('RESPONSE')}</qti-is-null></qti-not>${setScore(value(-penalty))}</qti-response-else-if>` +
  '</qti-response-condition>'
const matchesKey = `<qti-match>${variable('RESPONSE')}<qti-correct identifier="RESPONSE"/></qti-match>`
const mapped = (ids: readonly string[]) =>
  setScore(`<qti-sum>${ids.map((id) => `<qti-map-response identifier="${id}"/>`).join('')}</qti-sum>`)

const idAt = (letter: string) => (_: unknown, place: number) => `${letter}${place + 1}`

const simpleChoices = (texts: readonly string[]): string =>
  texts
    .map((text, place) => `<qti-simple-choice identifier="C${place + 1}">${escapeXml(text)}</qti-simple-choice>`)
    .join('')

/** Null if QTI has no such question, or not one that a reader could understand. */
export function writeItem(question: WrittenQuestion): WrittenItem | null {
  switch (question.kind) {
    case 'single':
      return single(question, question.options)
    case 'true_false':
      return single(question, [
        { text: 'True', isRight: question.isTrue },
        { text: 'False', isRight: !question.isTrue },
      ])
    case 'multiple':
      return multiple(question)
    case 'ordering':
      return ordering(question)
    case 'matching':
      return matching(question)
    case 'short_text':
      return shortText(question)
    case 'numeric':
      return numeric(question)
    case 'gaps':
      return gaps(question)
    case 'long_text':
      return longText(question)
    case 'code':
    case 'file':
    case 'spoken':
      return null
  }
}

function single(question: WrittenQuestion, options: readonly { text: string; isRight: boolean }[]): WrittenItem {
  const correct = options.map(idAt('C')).filter((_, place) => options[place]?.isRight)
  return {
    declarations: declaration({ cardinality: 'single', baseType: 'identifier', correct }),
    body: `<qti-choice-interaction response-identifier="RESPONSE" max-choices="1">${prompt(question)}${simpleChoices(options.map(({ text }) => text))}</qti-choice-interaction>`,
    processing: whole(matchesKey, question),
    hasOtherRule: false,
  }
}

function multiple(question: KindOf<'multiple'>): WrittenItem {
  const { options, points, isAllOrNothing, penalty } = question
  const rights = options.filter(({ isRight }) => isRight).length
  const entries = options.map(({ isRight }, place) => ({
    key: `C${place + 1}`,
    value: isRight ? points / rights : -points / (options.length - rights),
  }))
  const correct = entries.filter((entry) => entry.value > 0).map(({ key }) => key)
  const mapping = isAllOrNothing ? '' : map(entries, ' lower-bound="0"')
  return {
    declarations: declaration({ cardinality: 'multiple', baseType: 'identifier', correct, mapping }),
    body: `<qti-choice-interaction response-identifier="RESPONSE" max-choices="0">${prompt(question)}${simpleChoices(options.map(({ text }) => text))}</qti-choice-interaction>`,
    processing: isAllOrNothing ? whole(matchesKey, question) : mapped(['RESPONSE']),
    hasOtherRule: !isAllOrNothing && Boolean(penalty),
  }
}

/** Points for right neighbours cannot be written: the whole order counts. */
const ordering = (question: KindOf<'ordering'>): WrittenItem => ({
  declarations: declaration({ cardinality: 'ordered', baseType: 'identifier', correct: question.items.map(idAt('C')) }),
  body: `<qti-order-interaction response-identifier="RESPONSE">${prompt(question)}${simpleChoices(question.items.map(({ text }) => text))}</qti-order-interaction>`,
  processing: whole(matchesKey, question),
  hasOtherRule: !question.isAllOrNothing && question.items.length > 2,
})

function matching(question: KindOf<'matching'>): WrittenItem {
  const { items, others, points, isAllOrNothing, penalty } = question
  const choices = [...new Set([...items.map(({ match }) => match), ...others])]
  const correct = items.map(({ match }, place) => `I${place + 1} M${choices.indexOf(match) + 1}`)
  const set = (texts: readonly string[], letter: string, most: number) =>
    `<qti-simple-match-set>${texts
      .map(
        (text, place) =>
          `<qti-simple-associable-choice identifier="${letter}${place + 1}" match-max="${most}">${escapeXml(text)}</qti-simple-associable-choice>`,
      )
      .join('')}</qti-simple-match-set>`
  const mapping = isAllOrNothing ? '' : map(correct.map((key) => ({ key, value: points / items.length })))
  return {
    declarations: declaration({ cardinality: 'multiple', baseType: 'directedPair', correct, mapping }),
    body: `<qti-match-interaction response-identifier="RESPONSE" max-associations="${items.length}">${prompt(question)}${set(
      items.map(({ text }) => text),
      'I',
      1,
    )}${set(choices, 'M', items.length)}</qti-match-interaction>`,
    processing: isAllOrNothing ? whole(matchesKey, question) : mapped(['RESPONSE']),
    hasOtherRule: !isAllOrNothing && Boolean(penalty),
  }
}

const entry = (id: string): string => `<qti-text-entry-interaction response-identifier="${id}"/>`

function shortText(question: KindOf<'short_text'>): WrittenItem {
  const { accepted, points, isExact, penalty } = question
  const entries = accepted.map((key) => ({ key, value: points, isFolded: !isExact }))
  return {
    declarations: declaration({
      cardinality: 'single',
      baseType: 'string',
      correct: accepted.slice(0, 1),
      mapping: map(entries),
    }),
    body: `${paragraphs(wholeText(question))}<p>${entry('RESPONSE')}</p>`,
    processing: mapped(['RESPONSE']),
    hasOtherRule: Boolean(penalty),
  }
}

const numeric = (question: KindOf<'numeric'>): WrittenItem => ({
  declarations: declaration({ cardinality: 'single', baseType: 'float', correct: [String(question.answer)] }),
  body: `${paragraphs(wholeText(question))}<p>${entry('RESPONSE')} ${escapeXml(question.unit)}</p>`,
  processing: whole(
    `<qti-equal tolerance-mode="absolute" tolerance="${question.tolerance}"><qti-correct identifier="RESPONSE"/>${variable('RESPONSE')}</qti-equal>`,
    question,
  ),
  hasOtherRule: false,
})

function gaps(question: KindOf<'gaps'>): WrittenItem {
  const { points, isExact, isAllOrNothing, penalty, template } = question
  const ids = question.gaps.map(idAt('RESPONSE'))
  const entries = question.gaps.map((accepted) =>
    accepted.map((key) => ({ key, value: points / ids.length, isFolded: !isExact })),
  )
  const parts = partsOf(template)
  const lines = parts.map((part, place) => escapeXml(part) + (ids[place] === undefined ? '' : entry(ids[place])))
  return {
    declarations: ids
      .map((id, place) =>
        declaration({
          id,
          cardinality: 'single',
          baseType: 'string',
          correct: (question.gaps[place] ?? []).slice(0, 1),
          mapping: map(entries[place] ?? []),
        }),
      )
      .join(''),
    body: `${paragraphs(wholeText(question))}<p>${lines.join('').replace(/\r?\n|\r/g, '<br/>')}</p>`,
    processing: mapped(ids),
    hasOtherRule: Boolean(isAllOrNothing) || Boolean(penalty),
  }
}

const longText = (question: KindOf<'long_text'>): WrittenItem => ({
  declarations: '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string"/>',
  body:
    (question.guide === ''
      ? ''
      : `<qti-rubric-block use="scoring" view="scorer"><qti-content-body>${paragraphs(question.guide)}</qti-content-body></qti-rubric-block>`) +
    `<qti-extended-text-interaction response-identifier="RESPONSE">${prompt(question)}</qti-extended-text-interaction>`,
  processing: '',
  hasOtherRule: false,
})
