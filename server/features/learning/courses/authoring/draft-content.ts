// A whole course as one value: what is published, scheduled and restored.

import type { DraftFacts } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { hasFiles, type LessonKind } from '#shared/features/learning/courses/course-kinds.ts'
import type { MediaDraft } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { noMedia } from '#shared/features/learning/courses/media/media-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { StoredQuestion } from '../courses.tables.ts'

export type VersionLesson = {
  id: Id
  kind: LessonKind
  title: string
  /** Markdown; empty for a quiz. */
  body: string
  questions: StoredQuestion[]
  checklist: string[]
  /** Versions from before there was video have none, and those from before there were downloads have only a part of it. */
  media?: MediaDraft
}

export type VersionContent = Omit<DraftFacts, 'sections'> & {
  sections: { id: Id; title: string; lessons: VersionLesson[] }[]
}

export const lessonsOf = ({ sections }: VersionContent): VersionLesson[] => sections.flatMap(({ lessons }) => lessons)

/** Without the blank lines and spaces that a draft may have. */
export function contentOf(facts: DraftFacts, lessons: readonly VersionLesson[]): VersionContent {
  const lessonOf = new Map(lessons.map((lesson) => [lesson.id, lesson]))
  return {
    title: facts.title.trim(),
    summary: facts.summary.trim(),
    category: facts.category,
    level: facts.level,
    language: facts.language,
    skills: [...new Set(trimmed(facts.skills))],
    outcomes: trimmed(facts.outcomes),
    sources: facts.sources.map(({ title, url }) => ({ title: title.trim(), url: url.trim() })),
    sections: facts.sections.map(({ id, title, lessonIds }) => ({
      id,
      title: title.trim(),
      lessons: lessonIds.flatMap((lessonId) => {
        const lesson = lessonOf.get(lessonId)
        return lesson ? [cleanLesson(lesson)] : []
      }),
    })),
  }
}

const trimmed = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '')

/** Only what its kind shows: a draft remembers the rest, in case somebody changes their mind. */
const cleanLesson = ({ id, kind, title, body, questions, checklist, media }: VersionLesson): VersionLesson => ({
  id,
  kind,
  title: title.trim(),
  body: kind === 'quiz' ? '' : body.trim(),
  questions: kind === 'quiz' ? questions.map(cleanQuestion) : [],
  checklist: kind === 'assignment' ? trimmed(checklist) : [],
  media: media && hasFiles(kind) ? { ...noMedia, ...media } : noMedia,
})

const cleanQuestion = ({ prompt, options, right, explanation }: StoredQuestion): StoredQuestion => ({
  prompt: prompt.trim(),
  options: options.map((option) => option.trim()),
  right: [...new Set(right)].filter((at) => at < options.length).toSorted((a, b) => a - b),
  explanation: explanation.trim(),
})

export const factsOfContent = ({ sections, ...facts }: VersionContent): DraftFacts => ({
  ...facts,
  sections: sections.map(({ id, title, lessons }) => ({ id, title, lessonIds: lessons.map((lesson) => lesson.id) })),
})
