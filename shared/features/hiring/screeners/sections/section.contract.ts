// The parts of a test beyond its questions: sections, and material that several questions refer to. A question names its section and
// its material by their places in these lists.

import { z } from 'zod'
import {
  MAX_INTRO,
  MAX_MATERIAL,
  MAX_MATERIALS,
  MAX_MINUTES,
  MAX_QUESTIONS,
  MAX_SECTIONS,
  MAX_TABLE,
  MAX_TITLE,
} from '../screener-limits.ts'
import { navigations } from './navigation.ts'

const title = z.string().trim().min(1).max(MAX_TITLE)

export const section = z.object({
  title,
  instructions: z.string().trim().max(MAX_INTRO).default(''),
  /** A time limit of its own, within that of the test. */
  minutes: z.int().min(1).max(MAX_MINUTES).nullable().default(null),
  /** How many of its questions each person gets; null: all of them. */
  draw: z.int().min(1).max(MAX_QUESTIONS).nullable().default(null),
})
export type Section = z.output<typeof section>

/** A text or table that several questions refer to. */
export const material = z.object({
  title,
  text: z.string().trim().max(MAX_MATERIAL).default(''),
  /** CSV: shown as a table, and offered for download. The first row names the columns. */
  table: z.string().max(MAX_TABLE).default(''),
})
export type Material = z.output<typeof material>

/** What a version of a test has besides its questions. */
export const testParts = {
  sections: z.array(section).max(MAX_SECTIONS).default([]),
  materials: z.array(material).max(MAX_MATERIALS).default([]),
  navigation: z.enum(navigations).default('free'),
  /** Answers are marked without knowing whose they are. */
  isBlind: z.boolean().default(false),
  /** Two people mark independently of each other; a third decides where they disagree. */
  isDouble: z.boolean().default(false),
}
