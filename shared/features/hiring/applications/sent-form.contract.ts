// An application as it was sent. It includes the text of the questions, so that later changes to the form cannot change
// the meaning of the answers.

import { z } from 'zod'
import { jobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { entryDraft } from '#shared/features/people/profile/profile-entries.ts'
import { talentFacts } from '#shared/features/people/talents/talent-facts.ts'
import { id } from '#shared/kit/ids.ts'

export const questionTypes = [
  'short_text',
  'long_text',
  'number',
  'date',
  'yes_no',
  'single',
  'multi',
  'file',
  'url',
  'country',
  'timezone',
  'salary_expectation',
  'notice_period',
] as const
export type QuestionType = (typeof questionTypes)[number]

const money = z.object({
  amount: z.int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: z.enum(['hour', 'month', 'year']),
})

/** The question type decides which of these is valid. */
export const answerValue = z.union([
  z.string().max(5_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(300)).max(30),
  money,
])
export type AnswerValue = z.output<typeof answerValue>

/** Validation rules of a question. `min` and `max`: text length, size of a number, number of choices. */
const answerRules = z.object({ isRequired: z.boolean(), min: z.number().nullable(), max: z.number().nullable() })
export type AnswerRules = z.output<typeof answerRules>

export const partNeeds = ['off', 'optional', 'required'] as const

const keptFile = z.object({ id, name: z.string(), size: z.int() })

export const sentAnswer = z.object({
  questionId: id,
  type: z.enum(questionTypes),
  label: z.string(),
  /** Visible only to those who decide, not to the whole team. */
  isPrivate: z.boolean(),
  /** The rules when it was sent, for editing it later. Early applications were stored without them. */
  rules: answerRules.optional(),
  /** Null if left blank. */
  value: answerValue.nullable(),
  /** For `file`. */
  file: keptFile.nullable(),
})
export type SentAnswer = z.output<typeof sentAnswer>

export const sentIntro = z
  .object({ kind: z.enum(['video', 'audio']), recordingId: id, seconds: z.number() })
  .or(z.object({ kind: z.literal('text'), text: z.string() }))
export type SentIntro = z.output<typeof sentIntro>

const { place, hours, work } = talentFacts.shape

/** Leaves out what people are told only they can see: their right to work, their minimum pay, a résumé they did not attach. */
const sentProfile = z.object({ place: place.unwrap().omit({ workCountries: true }).nullable(), hours, work })
export type SentProfile = z.output<typeof sentProfile>

/** The rest of the profile: only the parts that the person lets companies see. */
const sentBackground = z.object({ summary: z.string(), entries: z.array(entryDraft) })

export const sentForm = z
  .object({
    formVersion: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    coverNote: z.string().nullable(),
    /** Whether the form required one; early applications were stored without it, too. */
    coverNoteNeed: z.enum(partNeeds).optional(),
    resume: keptFile.nullable(),
    resumeText: z.string().nullable(),
    answers: z.array(sentAnswer),
    intro: sentIntro.nullable(),
    profile: sentProfile,
    /** Early applications were stored without it. */
    background: sentBackground.optional(),
    /** The job text when the application was sent. */
    job: jobCard.extend({
      description: z.string(),
      requirements: z.array(z.string()),
      responsibilities: z.array(z.string()),
    }),
    consents: z.array(
      z.object({ kind: z.enum(['processing', 'future_contact']), version: z.string(), givenAt: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'SentForm' })
export type SentForm = z.output<typeof sentForm>
