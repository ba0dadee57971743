// What the reader finds in a résumé. Every value includes its source line, so that the person can check it.

import { z } from 'zod'

/** A year, or a year and a month. */
export const partialDate = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/)

const found = <T extends z.ZodType>(value: T) =>
  z.object({ value, /** An index into `lines`. */ line: z.int().min(0), confidence: z.number().min(0).max(1) })

const foundText = found(z.string()).meta({ id: 'FoundText' })
export type FoundText = z.infer<typeof foundText>

export const readPeriod = found(
  z.object({ start: partialDate.nullable(), end: partialDate.nullable(), isCurrent: z.boolean() }),
)
export type ReadPeriod = z.infer<typeof readPeriod>

export const readRole = z.object({ title: foundText.nullable(), period: readPeriod.nullable(), summary: z.string() })
export type ReadRole = z.infer<typeof readRole>

export const readExperience = z.object({
  company: foundText.nullable(),
  location: foundText.nullable(),
  /** The newest first, as written. */
  roles: z.array(readRole),
})
export type ReadExperience = z.infer<typeof readExperience>

export const readEducation = z.object({
  school: foundText.nullable(),
  degree: foundText.nullable(),
  period: readPeriod.nullable(),
})
export type ReadEducation = z.infer<typeof readEducation>

export const readSkill = found(
  z.object({ name: z.string(), /** Null if it is not in our list. */ slug: z.string().nullable() }),
)
export type ReadSkill = z.infer<typeof readSkill>

export const languageLevels = ['basic', 'conversational', 'fluent', 'native'] as const

export const readLanguage = found(
  z.object({ name: z.string(), /** A language tag. */ tag: z.string(), level: z.enum(languageLevels).nullable() }),
)
export type ReadLanguage = z.infer<typeof readLanguage>

export const resumeReading = z
  .object({
    pages: z.int(),
    lines: z.array(z.string()),
    name: foundText.nullable(),
    headline: foundText.nullable(),
    email: foundText.nullable(),
    phone: foundText.nullable(),
    location: foundText.nullable(),
    links: z.array(foundText),
    experiences: z.array(readExperience),
    education: z.array(readEducation),
    skills: z.array(readSkill),
    languages: z.array(readLanguage),
  })
  .meta({ id: 'ResumeReading' })
export type ResumeReading = z.infer<typeof resumeReading>

/** Why a file could not be read. */
export const readingProblems = [
  'scan',
  'password',
  'damaged',
  'empty',
  'too_large',
  'too_complex',
  'active_content',
  'unsupported',
] as const
export type ReadingProblem = (typeof readingProblems)[number]
