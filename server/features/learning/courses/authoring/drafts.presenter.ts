import { markdownHtml } from '#server/platform/markdown-html.ts'
import type {
  OpsCourse,
  OpsCourseSummary,
  OpsLesson,
} from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { findDraftProblems } from '#shared/features/learning/courses/authoring/draft-problems.ts'
import { draftStateOf } from '#shared/features/learning/courses/authoring/draft-state.ts'
import type { CourseRow } from '../courses.queries.ts'
import { presentOpsFiles, secondsOf } from '../media/media.presenter.ts'
import type { MediaRow } from '../media/media.queries.ts'
import { minutesOf } from '../publishing.service.ts'
import type { DraftLessonRow, DraftRow } from './drafts.queries.ts'

const lessonIdsOf = ({ sections }: DraftRow) => sections.flatMap(({ lessonIds }) => lessonIds)

export const presentSummary = (row: DraftRow): OpsCourseSummary => ({
  id: row.id,
  title: row.title,
  category: row.category,
  level: row.level,
  state: draftStateOf(row),
  version: row.version,
  lessonCount: lessonIdsOf(row).length,
  publishAt: row.publishAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
})

type Parts = {
  /** Null before it is published. */
  course: CourseRow | null
  lessons: readonly DraftLessonRow[]
  media: ReadonlyMap<string, MediaRow>
  versions: readonly { version: number; lessonCount: number; publishedAt: Date }[]
}

export const presentDraft = (row: DraftRow, { course, lessons, media, versions }: Parts): OpsCourse => ({
  ...presentSummary(row),
  summary: row.summary,
  language: row.language,
  skills: row.skills,
  outcomes: row.outcomes,
  sources: row.sources,
  sections: row.sections,
  revision: row.revision,
  slug: course?.slug ?? null,
  unlistedAt: course?.unlistedAt?.toISOString() ?? null,
  hasChanges: row.hasChanges,
  lessons: lessons.map((lesson) => ({
    id: lesson.id,
    kind: lesson.kind,
    title: lesson.title,
    minutes: minutesOf(lesson, secondsOf(lesson.media, media)),
  })),
  problems: findDraftProblems(row, lessons),
  versions: versions.map(({ version, lessonCount, publishedAt }) => ({
    version,
    lessonCount,
    publishedAt: publishedAt.toISOString(),
  })),
})

export const presentDraftLesson = (row: DraftLessonRow, media: ReadonlyMap<string, MediaRow>): OpsLesson => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  body: row.body,
  questions: row.questions,
  checklist: row.checklist,
  media: row.media,
  files: presentOpsFiles(row.media, media),
  revision: row.revision,
  minutes: minutesOf(row, secondsOf(row.media, media)),
  html: markdownHtml(row.body),
  updatedAt: row.updatedAt.toISOString(),
})
