// The questions of a test: as the company writes them, with the answer key, and as a test taker sees them, without it.

import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'
import { codeLanguages, FUNCTION_NAME } from './code/code-question.ts'
import { readJson } from './code/same-value.ts'
import { rubric } from './marking/rubric.contract.ts'
import {
  MAX_ACCEPTED,
  MAX_CASE,
  MAX_CASES,
  MAX_CODE,
  MAX_LONG_TEXT,
  MAX_MATERIALS,
  MAX_OPTION,
  MAX_OPTIONS,
  MAX_POINTS,
  MAX_QUESTION,
  MAX_SECTIONS,
  MAX_SHORT_TEXT,
  MAX_SOURCE,
  MAX_TOPIC,
  MAX_UNIT,
} from './screener-limits.ts'
import {
  DEFAULT_ANSWER,
  DEFAULT_TAKES,
  DEFAULT_THINK,
  MAX_ANSWER,
  MAX_TAKES,
  MAX_THINK,
  MIN_ANSWER,
  MIN_THINK,
} from './spoken/spoken-question.ts'

const words = (longest: number) => z.string().trim().min(1).max(longest)
const amount = z.number().min(-1e12).max(1e12)

/** Ids are assigned by the server: ids chosen by a company could give away the right order. */
const optionalId = { id: id.optional() }

const writtenFields = {
  text: words(MAX_QUESTION),
  /** Shown verbatim, in monospace. */
  code: z.string().max(MAX_CODE).nullable().default(null),
  points: z.int().min(1).max(MAX_POINTS).default(1),
  /** Subtracted for an answer that is entirely wrong; none for no answer. */
  penalty: z.number().min(0).max(MAX_POINTS).optional(),
  /** All or nothing: no points for an answer that is only partly right. */
  isAllOrNothing: z.boolean().optional(),
  /** Results are broken down by topic. */
  topic: z.string().trim().max(MAX_TOPIC).optional(),
  /** Its place in the list of sections; the first one if there are any and this is missing. */
  section: z
    .int()
    .min(0)
    .max(MAX_SECTIONS - 1)
    .optional(),
  /** The place of what it refers to in the list of material. */
  material: z
    .int()
    .min(0)
    .max(MAX_MATERIALS - 1)
    .optional(),
  /** Why the answer is right; shown when practising, never in a test. */
  explanation: z.string().trim().max(MAX_QUESTION).optional(),
}

/** Capital letters, accents and punctuation matter. */
const spelling = { isExact: z.boolean().optional() }

const option = z.object({ ...optionalId, text: words(MAX_OPTION), isRight: z.boolean().default(false) })
const options = z.array(option).max(MAX_OPTIONS)

const json = z.string().trim().min(1).max(MAX_CASE)
const notJson = /* i18n */ { id: 'screeners.not_json', message: 'Write this as JSON.' }
const notArguments = /* i18n */ {
  id: 'screeners.not_arguments',
  message: 'Write the arguments as a JSON list, for example [1, "two"].',
}
const testCase = z.object({
  /** A JSON list of arguments. */
  args: json.refine((text) => Array.isArray(readJson(text)?.value), { params: notArguments }),
  expected: json.refine((text) => readJson(text) !== null, { params: notJson }),
  /** Test takers never see it. */
  isHidden: z.boolean().default(true),
})

/** For answers that a person marks. */
const markedByHand = {
  /** What a good answer contains, for whoever marks it. */
  guide: z.string().trim().max(MAX_QUESTION).default(''),
  /** Points follow from the levels that are chosen. */
  rubric: rubric.optional(),
  /** Test takers see the rubric with the question. */
  isRubricOpen: z.boolean().optional(),
}

const length = z.int().min(0).max(MAX_LONG_TEXT)

export const writtenQuestion = z
  .discriminatedUnion('kind', [
    z.object({ ...optionalId, kind: z.literal('single'), ...writtenFields, options }),
    z.object({ ...optionalId, kind: z.literal('multiple'), ...writtenFields, options }),
    z.object({
      ...optionalId,
      kind: z.literal('numeric'),
      ...writtenFields,
      answer: amount,
      /** How far off an answer may be. */
      tolerance: z.number().min(0).max(1e12).default(0),
      unit: z.string().trim().max(MAX_UNIT).default(''),
    }),
    z.object({
      ...optionalId,
      kind: z.literal('short_text'),
      ...writtenFields,
      /** Compared ignoring case, accents and repeated spaces, unless exact. */
      accepted: z.array(words(MAX_SHORT_TEXT)).max(MAX_ACCEPTED),
      ...spelling,
    }),
    z.object({
      ...optionalId,
      kind: z.literal('long_text'),
      ...writtenFields,
      minLength: length.default(0),
      maxLength: length.default(MAX_LONG_TEXT),
      ...markedByHand,
    }),
    z.object({ ...optionalId, kind: z.literal('file'), ...writtenFields, ...markedByHand }),
    z.object({
      ...optionalId,
      kind: z.literal('ordering'),
      ...writtenFields,
      /** In the correct order. */
      items: z.array(z.object({ ...optionalId, text: words(MAX_OPTION) })).max(MAX_OPTIONS),
    }),
    z.object({ ...optionalId, kind: z.literal('true_false'), ...writtenFields, isTrue: z.boolean() }),
    z.object({
      ...optionalId,
      kind: z.literal('matching'),
      ...writtenFields,
      items: z.array(z.object({ ...optionalId, text: words(MAX_OPTION), match: words(MAX_OPTION) })).max(MAX_OPTIONS),
      /** Choices that match nothing. */
      others: z.array(words(MAX_OPTION)).max(MAX_OPTIONS).default([]),
    }),
    z.object({
      ...optionalId,
      kind: z.literal('gaps'),
      ...writtenFields,
      /** Three or more underscores are a gap. */
      template: words(MAX_LONG_TEXT),
      /** What is accepted in each gap, in their order; compared like short texts. */
      gaps: z.array(z.array(words(MAX_SHORT_TEXT)).max(MAX_ACCEPTED)).max(MAX_OPTIONS),
      ...spelling,
    }),
    z.object({
      ...optionalId,
      kind: z.literal('code'),
      ...writtenFields,
      language: z.enum(codeLanguages),
      /** The function that the tests call. */
      entry: z.string().regex(FUNCTION_NAME),
      /** What the editor starts with. */
      starter: z.string().max(MAX_CODE).default(''),
      cases: z.array(testCase).max(MAX_CASES),
    }),
    z.object({
      ...optionalId,
      kind: z.literal('spoken'),
      ...writtenFields,
      /** Null: as long as they like. */
      thinkSeconds: z.int().min(MIN_THINK).max(MAX_THINK).nullable().default(DEFAULT_THINK),
      answerSeconds: z.int().min(MIN_ANSWER).max(MAX_ANSWER).default(DEFAULT_ANSWER),
      takes: z.int().min(1).max(MAX_TAKES).default(DEFAULT_TAKES),
      ...markedByHand,
    }),
  ])
  .meta({ id: 'WrittenQuestion' })
export type WrittenQuestion = z.output<typeof writtenQuestion>

type WithIds<T> = T extends { options: readonly (infer O)[] }
  ? Omit<T, 'options' | 'id'> & { id: string; options: (O & { id: string })[] }
  : T extends { items: readonly (infer I)[] }
    ? Omit<T, 'items' | 'id'> & { id: string; items: (I & { id: string })[] }
    : T & { id: string }

/** A stored question: everything in it has an id. */
export type Question = WithIds<WrittenQuestion>
export type QuestionOf<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>

const choice = z.object({ id, text: z.string() })
const shownFields = {
  id,
  text: z.string(),
  code: z.string().nullable(),
  points: z.number(),
  penalty: z.number(),
  material: z.number().optional(),
  /** Only if the company shows it. */
  rubric: rubric.optional(),
  isAllOrNothing: z.boolean().optional(),
}

/** A spoken question that has been opened. Recordings are made for its id. */
export const prompt = z.object({ id, shownAt: z.iso.datetime(), thinkUntil: z.iso.datetime().nullable() })
export type Prompt = z.output<typeof prompt>

/** Without the answer key: only fields listed here can leave the server. */
export const askedQuestion = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('single'), ...shownFields, options: z.array(choice) }),
    z.object({ kind: z.literal('multiple'), ...shownFields, options: z.array(choice) }),
    z.object({ kind: z.literal('numeric'), ...shownFields, unit: z.string() }),
    z.object({ kind: z.literal('short_text'), ...shownFields, ...spelling }),
    z.object({ kind: z.literal('long_text'), ...shownFields, minLength: z.number(), maxLength: z.number() }),
    z.object({ kind: z.literal('file'), ...shownFields }),
    z.object({ kind: z.literal('ordering'), ...shownFields, items: z.array(choice) }),
    z.object({ kind: z.literal('true_false'), ...shownFields }),
    z.object({ kind: z.literal('matching'), ...shownFields, items: z.array(choice), choices: z.array(z.string()) }),
    /** The text around the gaps: one part more than there are gaps. */
    z.object({ kind: z.literal('gaps'), ...shownFields, ...spelling, parts: z.array(z.string()) }),
    z.object({
      kind: z.literal('code'),
      ...shownFields,
      language: z.enum(codeLanguages),
      entry: z.string(),
      starter: z.string(),
      examples: z.array(z.object({ args: z.string(), expected: z.string() })),
      hiddenCount: z.number(),
    }),
    z.object({
      kind: z.literal('spoken'),
      ...shownFields,
      /** With this person's extra time. */
      thinkSeconds: z.number().nullable(),
      answerSeconds: z.number(),
      takes: z.number(),
      /** Null until the person opens the question; in an interview, its text is empty until then. */
      prompt: prompt.nullable(),
    }),
  ])
  .meta({ id: 'AskedQuestion' })
export type AskedQuestion = z.output<typeof askedQuestion>
/** As it is asked. */
export type QuestionOfKind<Kind extends AskedQuestion['kind']> = Extract<AskedQuestion, { kind: Kind }>

/** The id of an item to match, or the number of a gap; `recording` for a spoken answer, `file` for an upload. */
const ANSWERED_PART = /^(?:[\da-f-]{36}|\d{1,3}|recording|file)$/

/**
 * An option id, several ids in order, a number or a text; for several fields a text each, by the id of the item or the place of the
 * gap; for a spoken answer the id of its recording, for an upload that of its file. Null clears the answer.
 */
export const answerValue = z
  .union([
    z.string().max(MAX_SOURCE),
    amount,
    z.array(id).max(MAX_OPTIONS),
    z
      .record(z.string().regex(ANSWERED_PART), z.string().max(MAX_OPTION))
      .refine((fields) => Object.keys(fields).length <= MAX_OPTIONS),
  ])
  .nullable()
export type AnswerValue = z.output<typeof answerValue>
