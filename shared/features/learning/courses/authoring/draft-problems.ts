// What a course still lacks before it can be published. The editor lists it, and the server refuses to publish until it is empty.

import { areGoodCaptions } from '#shared/kit/text/captions.ts'
import { hasFiles, isMediaLesson, type LessonKind } from '../course-kinds.ts'
import type { MediaDraft } from '../media/lesson-media.contract.ts'

export const draftProblemCodes = [
  'title',
  'summary',
  'outcomes',
  'source',
  'no_lessons',
  'section_title',
  'empty_section',
  'lesson_title',
  'body',
  'video_file',
  'sound_file',
  'download_file',
  'captions',
  'chapter',
  'checklist',
  'no_questions',
  'question',
  'same_options',
  'no_right_answer',
] as const
export type DraftProblemCode = (typeof draftProblemCodes)[number]

/** `lessonId` and `sectionId` say where; both null for the course as a whole. */
export type DraftProblem = { code: DraftProblemCode; lessonId: string | null; sectionId: string | null }

type Question = { prompt: string; options: readonly string[]; right: readonly number[]; explanation: string }

type ProblemLesson = {
  id: string
  kind: LessonKind
  title: string
  body: string
  questions: readonly Question[]
  checklist: readonly string[]
  media: MediaDraft
}

type ProblemCourse = {
  title: string
  summary: string
  outcomes: readonly string[]
  sources: readonly { title: string; url: string }[]
  sections: readonly { id: string; title: string; lessonIds: readonly string[] }[]
}

export const MIN_COURSE_TITLE = 5
export const MIN_COURSE_SUMMARY = 20

const isBlank = (text: string): boolean => text.trim() === ''
const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]+\.\S+$/.test(text.trim())

export function findDraftProblems(course: ProblemCourse, lessons: readonly ProblemLesson[]): DraftProblem[] {
  const problems: DraftProblem[] = []
  const add = (code: DraftProblemCode, place: Partial<DraftProblem> = {}) =>
    problems.push({ code, lessonId: null, sectionId: null, ...place })
  if (course.title.trim().length < MIN_COURSE_TITLE) add('title')
  if (course.summary.trim().length < MIN_COURSE_SUMMARY) add('summary')
  if (course.outcomes.every(isBlank)) add('outcomes')
  if (course.sources.some(({ title, url }) => isBlank(title) || !isWebAddress(url))) add('source')
  if (course.sections.every(({ lessonIds }) => lessonIds.length === 0)) add('no_lessons')
  const lessonOf = new Map(lessons.map((lesson) => [lesson.id, lesson]))
  for (const { id: sectionId, title, lessonIds } of course.sections) {
    if (isBlank(title)) add('section_title', { sectionId })
    if (lessonIds.length === 0) add('empty_section', { sectionId })
    for (const lessonId of lessonIds) {
      const lesson = lessonOf.get(lessonId)
      for (const code of lesson ? problemsOfLesson(lesson) : []) add(code, { lessonId })
    }
  }
  return problems
}

function problemsOfLesson({ kind, title, body, questions, checklist, media }: ProblemLesson): DraftProblemCode[] {
  const codes = new Set<DraftProblemCode>()
  if (isBlank(title)) codes.add('lesson_title')
  // People without the video read the transcript.
  if (kind !== 'quiz' && !hasFiles(kind) && isBlank(body)) codes.add('body')
  if (kind === 'video' && media.videoId === null) codes.add('video_file')
  if (kind === 'sound' && media.soundId === null) codes.add('sound_file')
  if (kind === 'download' && media.downloadId === null) codes.add('download_file')
  if (isMediaLesson(kind)) {
    if (media.captions.length === 0 || !media.captions.every(({ vtt }) => areGoodCaptions(vtt))) codes.add('captions')
    if (media.chapters.some(({ text }) => isBlank(text))) codes.add('chapter')
  }
  if (kind === 'assignment' && (checklist.length === 0 || checklist.some(isBlank))) codes.add('checklist')
  if (kind !== 'quiz') return [...codes]
  if (questions.length === 0) codes.add('no_questions')
  for (const { prompt, options, right, explanation } of questions) {
    if (isBlank(prompt) || isBlank(explanation) || options.length < 2 || options.some(isBlank)) codes.add('question')
    const written = options.map((option) => option.trim()).filter((option) => option !== '')
    if (new Set(written).size < written.length) codes.add('same_options')
    if (!right.some((at) => at < options.length)) codes.add('no_right_answer')
  }
  return [...codes]
}
