// What operators write. A draft may be incomplete: only what could never be published, or stored, is rejected.

import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'
import {
  courseCategories,
  courseLevels,
  lessonKinds,
  MAX_CHECKLIST,
  MAX_OPTIONS,
  MAX_QUESTIONS,
} from '../course-kinds.ts'
import { mediaDraft, mediaFile } from '../media/lesson-media.contract.ts'
import {
  MAX_CHECKLIST_ITEM,
  MAX_COURSE_SKILL,
  MAX_COURSE_SKILLS,
  MAX_COURSE_SUMMARY,
  MAX_COURSE_TITLE,
  MAX_EXPLANATION,
  MAX_LESSON_BODY,
  MAX_LESSON_TITLE,
  MAX_LESSONS,
  MAX_OPTION,
  MAX_OUTCOME,
  MAX_OUTCOMES,
  MAX_PROMPT,
  MAX_SECTION_TITLE,
  MAX_SECTIONS,
  MAX_SOURCE_TITLE,
  MAX_SOURCES,
} from './draft-limits.ts'
import { draftProblemCodes } from './draft-problems.ts'
import { draftStates } from './draft-state.ts'

const instant = z.iso.datetime()
/** Counts the saves. A save names the one it is based on, and is refused if there is a newer one. */
const revision = z.int().min(0)

const source = z.object({ title: z.string().max(MAX_SOURCE_TITLE), url: z.string().max(500) })

const draftSection = z.object({
  id,
  title: z.string().max(MAX_SECTION_TITLE),
  lessonIds: z.array(id).max(MAX_LESSONS),
})
export type DraftSection = z.output<typeof draftSection>

export const draftFacts = z.object({
  title: z.string().max(MAX_COURSE_TITLE),
  summary: z.string().max(MAX_COURSE_SUMMARY),
  category: z.enum(courseCategories),
  level: z.enum(courseLevels),
  language: z.string().regex(/^[a-z]{2}$/),
  skills: z.array(z.string().max(MAX_COURSE_SKILL)).max(MAX_COURSE_SKILLS),
  outcomes: z.array(z.string().max(MAX_OUTCOME)).max(MAX_OUTCOMES),
  sources: z.array(source).max(MAX_SOURCES),
  sections: z.array(draftSection).max(MAX_SECTIONS),
})
export type DraftFacts = z.output<typeof draftFacts>
export const draftChange = draftFacts.extend({ revision })

const question = z.object({
  prompt: z.string().max(MAX_PROMPT),
  options: z.array(z.string().max(MAX_OPTION)).max(MAX_OPTIONS),
  /** Indexes of options; several for a question with more than one right answer. */
  right: z
    .array(
      z
        .int()
        .min(0)
        .max(MAX_OPTIONS - 1),
    )
    .max(MAX_OPTIONS),
  explanation: z.string().max(MAX_EXPLANATION),
})
export type DraftQuestion = z.output<typeof question>

export const lessonDraft = z.object({
  title: z.string().max(MAX_LESSON_TITLE),
  /** Markdown. */
  body: z.string().max(MAX_LESSON_BODY),
  questions: z.array(question).max(MAX_QUESTIONS),
  checklist: z.array(z.string().max(MAX_CHECKLIST_ITEM)).max(MAX_CHECKLIST),
  media: mediaDraft,
})
export type LessonDraft = z.output<typeof lessonDraft>
export const lessonChange = lessonDraft.extend({ revision })

export const newDraft = draftFacts.pick({ category: true, level: true, language: true }).extend({
  title: z.string().trim().min(1).max(MAX_COURSE_TITLE),
})
export type NewDraft = z.output<typeof newDraft>

export const newLesson = z.object({
  kind: z.enum(lessonKinds),
  sectionId: id,
  title: z.string().trim().min(1).max(MAX_LESSON_TITLE),
})
export type NewLesson = z.output<typeof newLesson>

const problem = z.object({ code: z.enum(draftProblemCodes), lessonId: id.nullable(), sectionId: id.nullable() })

export const opsCourseSummary = z
  .object({
    id,
    title: z.string(),
    category: z.enum(courseCategories),
    level: z.enum(courseLevels),
    state: z.enum(draftStates),
    /** Of the published version; 0 before the first. */
    version: z.number(),
    lessonCount: z.number(),
    publishAt: instant.nullable(),
    updatedAt: instant,
  })
  .meta({ id: 'OpsCourseSummary' })
export type OpsCourseSummary = z.output<typeof opsCourseSummary>

export const opsCourse = opsCourseSummary
  .extend({
    ...draftFacts.shape,
    revision,
    /** Of the page in the catalogue; null before it is published. */
    slug: z.string().nullable(),
    /** When it was taken out of the catalogue. */
    unlistedAt: instant.nullable(),
    hasChanges: z.boolean(),
    lessons: z.array(z.object({ id, kind: z.enum(lessonKinds), title: z.string(), minutes: z.number() })),
    problems: z.array(problem),
    versions: z.array(z.object({ version: z.number(), lessonCount: z.number(), publishedAt: instant })),
  })
  .meta({ id: 'OpsCourse' })
export type OpsCourse = z.output<typeof opsCourse>

export const opsLesson = lessonDraft
  .extend({
    id,
    kind: z.enum(lessonKinds),
    revision,
    minutes: z.number(),
    /** The body as learners will see it, sanitised. */
    html: z.string(),
    /** Those that `media` names. */
    files: z.array(mediaFile),
    updatedAt: instant,
  })
  .meta({ id: 'OpsLesson' })
export type OpsLesson = z.output<typeof opsLesson>
