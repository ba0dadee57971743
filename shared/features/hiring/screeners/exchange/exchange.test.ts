import { describe, expect, it } from 'vitest'
import type { Question, WrittenQuestion } from '../question.contract.ts'
import { scoreAnswer } from '../scoring/score-answer.ts'
import { readQuestionsCsv } from './csv/read-questions-csv.ts'
import { writeQuestionsCsv } from './csv/write-questions-csv.ts'
import { readGift } from './gift/read-gift.ts'
import { writeGift } from './gift/write-gift.ts'
import { isFaithful, type ReadItem } from './item-notes.ts'
import { readQti } from './qti/read-qti.ts'
import { writeQti } from './qti/write-qti.ts'

const common = { code: null, points: 2 }
const options = (...texts: string[]) =>
  texts.map((text) => ({ text: text.replace('*', ''), isRight: text.endsWith('*') }))

/** One of each kind, with everything a text can hold that a format might trip over. */
const questions: WrittenQuestion[] = [
  {
    ...common,
    kind: 'single',
    text: 'Which {river} is =longest~?\n1 < 2 & "so": on',
    options: options('Nile*', 'Rhine # cold'),
    penalty: 0.5,
  },
  {
    ...common,
    kind: 'multiple',
    text: 'Primes?',
    options: options('2*', '3*', '4', '5*', '6', '8'),
    topic: 'Numbers',
    explanation: 'Only 2, 3 and 5.',
  },
  { ...common, kind: 'multiple', text: 'All or nothing', options: options('a*', 'b*', 'c'), isAllOrNothing: true },
  { ...common, kind: 'true_false', text: 'The sun rises in the east.', isTrue: true },
  { ...common, kind: 'numeric', text: 'g, in m/s²?', answer: 9.81, tolerance: 0.001, unit: '' },
  { ...common, kind: 'short_text', text: 'Capital of France?', accepted: ['Paris', 'Paris, France'] },
  { ...common, kind: 'short_text', text: 'Symbol of iron?', accepted: ['Fe'], isExact: true },
  { ...common, kind: 'long_text', text: 'Describe a river.', minLength: 0, maxLength: 5000, guide: '' },
  {
    ...common,
    kind: 'ordering',
    text: 'By size',
    items: [{ text: 'S' }, { text: 'M' }, { text: 'L' }],
    isAllOrNothing: true,
  },
  {
    ...common,
    kind: 'matching',
    text: 'Capitals',
    items: [
      { text: 'Italy', match: 'Rome' },
      { text: 'Japan', match: 'Tokyo' },
    ],
    others: ['Oslo'],
  },
  {
    ...common,
    kind: 'gaps',
    text: 'Fill in.',
    template: 'Roses are ___, violets are ___.',
    gaps: [['red', 'Red | pink'], ['blue']],
  },
]

const found = (items: ReadItem[] | null): WrittenQuestion[] =>
  (items ?? []).map((item) => {
    expect(item).toMatchObject({ notes: expect.not.arrayContaining([{ code: 'scored_differently' }]) })
    if (!item.question) throw new Error(`${item.name}: ${JSON.stringify(item.notes)}`)
    return item.question
  })

it('writes a table of questions and reads the same ones back', () => {
  const { text, losses } = writeQuestionsCsv(questions)
  expect(losses).toEqual([])
  expect(found(readQuestionsCsv(text))).toEqual(questions)
})

it('never starts a cell like a formula, and reads tables with semicolons', () => {
  const { text } = writeQuestionsCsv([{ ...common, kind: 'true_false', text: '=HYPERLINK("x")', isTrue: false }])
  expect(text).toContain(`"'=HYPERLINK`)
  expect(found(readQuestionsCsv(text))[0]).toMatchObject({ text: '=HYPERLINK("x")' })
  const table = 'type;question;options\r\nsingle;Which, please?;"* one\ntwo"'
  expect(found(readQuestionsCsv(table))[0]).toMatchObject({ text: 'Which, please?', options: options('one*', 'two') })
})

describe('GIFT', () => {
  it('writes what Moodle supports, reports what it does not, and reads it back', () => {
    const { text, losses } = writeGift(questions)
    expect(losses.filter(({ reason }) => reason === 'kind')).toMatchObject([{ number: 9 }, { number: 11 }])
    expect(losses.filter(({ reason }) => reason === 'rule')).toMatchObject([{ number: 3 }, { number: 7 }])
    const read = found(readGift(text))
    expect(read.map(({ kind }) => kind)).toEqual(
      questions.map(({ kind }) => kind).filter((kind) => kind !== 'ordering' && kind !== 'gaps'),
    )
    expect(read[0]).toMatchObject({
      text: questions[0]?.text,
      options: options('Nile*', 'Rhine # cold'),
      penalty: 0.25,
    })
    expect(read[1]).toMatchObject({
      topic: 'Numbers',
      explanation: 'Only 2, 3 and 5.',
      options: options('2*', '3*', '4', '5*', '6', '8'),
    })
    expect(read.at(-1)).toMatchObject({
      items: [{ text: 'Italy', match: 'Rome' }, { match: 'Tokyo' }],
      others: ['Oslo'],
    })
  })

  it.each<[string, object]>([
    [
      'The holiday is on the {~second =fourth} Thursday.',
      { kind: 'single', text: 'The holiday is on the _____ Thursday.' },
    ],
    ['::Born::When? {#1820..1824}', { kind: 'numeric', answer: 1822, tolerance: 2 }],
    ['I drink {~=hardly any~many} coffee', { kind: 'single', options: options('hardly any*', 'many') }],
    [
      'Who? {~%50%Grant ~%50%Julia ~%-100%nobody}',
      { kind: 'multiple', options: options('Grant*', 'Julia*', 'nobody') },
    ],
    ['Is it? {F#never}', { kind: 'true_false', isTrue: false }],
  ])('reads %s', (text, question) => {
    expect(readGift(text)?.[0]?.question).toMatchObject(question)
  })

  it.each([
    ['Read this first.\n\nQ {T}', 'not_a_question'],
    ['I {~a =b} and {~c =d}', 'several_interactions'],
    ['<img src="x"> What? {T}', 'picture'],
    ['$$x^2$$ What? {T}', 'formula'],
    ['Any? {=*river*}', 'wildcard'],
    ['Two? {=a =b ~c}', 'several_matches'],
    ['None? {~a ~b}', 'no_key'],
    ['Half? {=%50%a ~b =c}', 'scored_differently'],
    ['Free? {~%50%a ~%50%b ~c ~d}', 'scored_differently'],
  ])('names what is not the same: %s', (text, code) => {
    const [item] = readGift(text) ?? []
    expect(item?.notes.map((note) => note.code)).toContain(code)
    expect(item && isFaithful(item)).toBe(false)
  })
})

const item = (declaration: string, body: string, processing = 'match_correct', more = '') =>
  `<?xml version="1.0"?><qti-assessment-item xmlns="x" identifier="i" title="T" ${more}>${declaration}` +
  `<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/><qti-item-body>${body}</qti-item-body>` +
  (processing.startsWith('<')
    ? `<qti-response-processing>${processing}</qti-response-processing>`
    : `<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/${processing}.xml"/>`) +
  '</qti-assessment-item>'
const key = (cardinality: string, baseType: string, values: string[], mapping = '') =>
  `<qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${baseType}"><qti-correct-response>${values.map((one) => `<qti-value>${one}</qti-value>`).join('')}</qti-correct-response>${mapping}</qti-response-declaration>`
const choices = (most: number) =>
  `<qti-choice-interaction response-identifier="RESPONSE" max-choices="${most}"><qti-prompt>Which?</qti-prompt>${['A', 'B', 'C'].map((id) => `<qti-simple-choice identifier="${id}">Choice ${id}</qti-simple-choice>`).join('')}</qti-choice-interaction>`
const map = (...values: [string, number][]) =>
  `<qti-mapping default-value="0">${values.map(([one, worth]) => `<qti-map-entry map-key="${one}" mapped-value="${worth}"/>`).join('')}</qti-mapping>`

describe('QTI 3', () => {
  it('gives every question the same points after writing and reading it', () => {
    const { files, losses } = writeQti(questions)
    expect(losses).toEqual([])
    const read = found(Object.values(files).flatMap((text) => readQti(text, 'item') ?? []))
    expect(read).toHaveLength(questions.length)
    expect(read[0]).toMatchObject({
      text: questions[0]?.text,
      options: options('Nile*', 'Rhine # cold'),
      points: 2,
      penalty: 0.5,
    })
    expect(read.slice(1, 3)).toMatchObject([{ points: 2 }, { points: 2, isAllOrNothing: true }])
    expect(read.slice(4, 9)).toMatchObject(questions.slice(4, 9).map(({ kind, points }) => ({ kind, points })))
    expect(read[6]).toMatchObject({ isExact: true })
    expect(read[9]).toMatchObject({ items: [{ text: 'Italy', match: 'Rome' }, { match: 'Tokyo' }], others: ['Oslo'] })
    expect(read[10]).toMatchObject({ kind: 'gaps', gaps: [['red', 'Red | pink'], ['blue']] })
  })

  it('imports which answers get which points', () => {
    const [whole] = found(readQti(item(key('multiple', 'identifier', ['A', 'B']), choices(0)), 'i'))
    expect(whole).toMatchObject({ kind: 'multiple', isAllOrNothing: true, points: 1 })
    const own =
      '<qti-response-condition><qti-response-if><qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>' +
      '<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">3</qti-base-value></qti-set-outcome-value></qti-response-if>' +
      '<qti-response-else><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">-1</qti-base-value></qti-set-outcome-value></qti-response-else></qti-response-condition>'
    expect(found(readQti(item(key('single', 'identifier', ['B']), choices(1), own), 'i'))[0]).toMatchObject({
      kind: 'single',
      points: 3,
      penalty: 1,
      options: [{ isRight: false }, { isRight: true }, { isRight: false }],
    })
  })

  it('reads a gap match as pairs, with the gaps numbered in the text', () => {
    const body =
      '<qti-gap-match-interaction response-identifier="RESPONSE"><qti-gap-text identifier="W" match-max="1">winter</qti-gap-text>' +
      '<qti-gap-text identifier="S" match-max="1">summer</qti-gap-text><p>Now is the <qti-gap identifier="G"/> of our <em>discontent</em></p></qti-gap-match-interaction>'
    const mapping = map(['W G', 1])
    const [read] = readQti(item(key('multiple', 'directedPair', ['W G'], mapping), body, 'map_response'), 'i') ?? []
    // One gap is too few to match; the reader says so instead of making up another.
    expect(read?.notes).toMatchObject([{ code: 'incomplete', detail: 'items' }])
  })

  it.each([
    ['adaptive', item(key('single', 'identifier', ['A']), choices(1), 'match_correct', 'adaptive="true"')],
    ['picture', item(key('single', 'identifier', ['A']), `<img src="x"/>${choices(1)}`)],
    ['formula', item(key('single', 'identifier', ['A']), `<p>x<sup>n</sup></p>${choices(1)}`)],
    [
      'interaction',
      item(key('single', 'point', ['1 1']), '<qti-select-point-interaction response-identifier="RESPONSE"/>'),
    ],
    ['several_interactions', item(key('single', 'identifier', ['A']), choices(1) + choices(1))],
    ['no_key', item(key('single', 'identifier', []), choices(1))],
    [
      'scoring',
      item(
        key('single', 'identifier', ['A']),
        choices(1),
        '<qti-set-outcome-value identifier="SCORE"><qti-random-integer/></qti-set-outcome-value>',
      ),
    ],
    [
      'scored_differently',
      item(key('single', 'identifier', ['A'], map(['A', 1], ['B', 0.5])), choices(1), 'map_response'),
    ],
    ['points', item(key('single', 'identifier', ['A'], map(['A', 2.5])), choices(1), 'map_response')],
    ['broken', '<qti-assessment-item><p></qti-assessment-item>'],
  ])('names what is not the same: %s', (code, text) => {
    const [read] = readQti(text, 'i') ?? []
    expect(read?.notes.map((note) => note.code)).toContain(code)
    expect(read && isFaithful(read)).toBe(false)
  })

  it('does not try the answers of endless lists', () => {
    const many = Array.from(
      { length: 40 },
      (_, place) => `<qti-simple-choice identifier="C${place}">x</qti-simple-choice>`,
    )
    const body = `<qti-choice-interaction response-identifier="RESPONSE">${many.join('')}</qti-choice-interaction>`
    const [fromQti] = readQti(item(key('single', 'identifier', ['C1']), body), 'i') ?? []
    const [fromGift] = readGift(`Which?{=a ${'~b '.repeat(40)}}`) ?? []
    for (const read of [fromQti, fromGift]) expect(read?.notes).toEqual([{ code: 'limits' }])
  })

  it('does not read other documents', () => {
    for (const text of ['', '<a/>', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>']) expect(readQti(text, 'i')).toBeNull()
  })
})

describe('scoring', () => {
  const withIds = (question: object) => ({ id: 'q', ...question }) as Question
  it('gives no partial points for an all-or-nothing question', () => {
    const gaps = withIds({ kind: 'gaps', points: 2, gaps: [['a'], ['b']], template: '___ ___', isAllOrNothing: true })
    expect([{ 0: 'a' }, { 0: 'a', 1: 'b' }].map((answer) => scoreAnswer(gaps, answer))).toEqual([0, 2])
  })
  it('is case-sensitive where the question says so', () => {
    const symbol = withIds({ kind: 'short_text', points: 1, accepted: ['Fe'], isExact: true })
    expect(['Fe', ' Fe ', 'FE', 'fé'].map((answer) => scoreAnswer(symbol, answer))).toEqual([1, 1, 0, 0])
  })
})
