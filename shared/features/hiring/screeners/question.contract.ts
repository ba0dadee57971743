// What a test asks: as the company writes it, keys and all, and as a person who takes it reads it, without them.

import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'
import {
  MAX_ACCEPTED,
  MAX_CODE,
  MAX_LONG_TEXT,
  MAX_OPTION,
  MAX_OPTIONS,
  MAX_POINTS,
  MAX_QUESTION,
  MAX_SHORT_TEXT,
  MAX_UNIT,
} from './screener-limits.ts'

const words = (longest: number) => z.string().trim().min(1).max(longest)
const amount = z.number().min(-1e12).max(1e12)

/** Ids are the server's: one that a company chose could tell the order that is asked for. */
const known = { id: id.optional() }

const asked = {
  text: words(MAX_QUESTION),
  /** Shown as it stands, in the letters of code. */
  code: z.string().max(MAX_CODE).nullable().default(null),
  points: z.int().min(1).max(MAX_POINTS).default(1),
}

const option = z.object({ ...known, text: words(MAX_OPTION), isRight: z.boolean().default(false) })
const options = z.array(option).max(MAX_OPTIONS)
const length = z.int().min(0).max(MAX_LONG_TEXT)

export const writtenQuestion = z
  .discriminatedUnion('kind', [
    z.object({ ...known, kind: z.literal('single'), ...asked, options }),
    z.object({ ...known, kind: z.literal('multiple'), ...asked, options }),
    z.object({
      ...known,
      kind: z.literal('numeric'),
      ...asked,
      answer: amount,
      /** How far off still counts. */
      tolerance: z.number().min(0).max(1e12).default(0),
      unit: z.string().trim().max(MAX_UNIT).default(''),
    }),
    z.object({
      ...known,
      kind: z.literal('short_text'),
      ...asked,
      /** Compared without case, accents and doubled spaces. */
      accepted: z.array(words(MAX_SHORT_TEXT)).max(MAX_ACCEPTED),
    }),
    z.object({
      ...known,
      kind: z.literal('long_text'),
      ...asked,
      minLength: length.default(0),
      maxLength: length.default(MAX_LONG_TEXT),
      /** For whoever reads the answers: what a good one holds. */
      guide: z.string().trim().max(MAX_QUESTION).default(''),
    }),
    z.object({
      ...known,
      kind: z.literal('ordering'),
      ...asked,
      /** In the right order. */
      items: z.array(z.object({ ...known, text: words(MAX_OPTION) })).max(MAX_OPTIONS),
    }),
  ])
  .meta({ id: 'WrittenQuestion' })
export type WrittenQuestion = z.output<typeof writtenQuestion>

type Identified<T> = T extends { options: readonly (infer O)[] }
  ? Omit<T, 'options' | 'id'> & { id: string; options: (O & { id: string })[] }
  : T extends { items: readonly (infer I)[] }
    ? Omit<T, 'items' | 'id'> & { id: string; items: (I & { id: string })[] }
    : T & { id: string }

/** A question as it is kept: everything in it can be named. */
export type Question = Identified<WrittenQuestion>
export type QuestionOf<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>

const choice = z.object({ id, text: z.string() })
const told = { id, text: z.string(), code: z.string().nullable(), points: z.number() }

/** Without keys: what is not named here cannot leave. */
export const askedQuestion = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('single'), ...told, options: z.array(choice) }),
    z.object({ kind: z.literal('multiple'), ...told, options: z.array(choice) }),
    z.object({ kind: z.literal('numeric'), ...told, unit: z.string() }),
    z.object({ kind: z.literal('short_text'), ...told }),
    z.object({ kind: z.literal('long_text'), ...told, minLength: z.number(), maxLength: z.number() }),
    z.object({ kind: z.literal('ordering'), ...told, items: z.array(choice) }),
  ])
  .meta({ id: 'AskedQuestion' })
export type AskedQuestion = z.output<typeof askedQuestion>

/** The id of an option, the ids of several in order, a number, or a text; null is an answer taken back. */
export const answerValue = z.union([z.string().max(MAX_LONG_TEXT), amount, z.array(id).max(MAX_OPTIONS)]).nullable()
export type AnswerValue = z.output<typeof answerValue>
