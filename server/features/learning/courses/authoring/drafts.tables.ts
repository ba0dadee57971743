import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, instant, oneOfCheck } from '#server/platform/db/columns.ts'
import type { DraftSection } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { courseCategories, courseLevels, lessonKinds } from '#shared/features/learning/courses/course-kinds.ts'
import type { MediaDraft } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { noMedia } from '#shared/features/learning/courses/media/media-kinds.ts'
import { type CourseSource, courses, type StoredQuestion } from '../courses.tables.ts'
import type { VersionContent } from './draft-content.ts'

/** What operators write, with the id of the course it is or will be published as. Every course has one. */
export const courseDrafts = pgTable(
  'course_drafts',
  {
    id: idColumn(),
    /** Of the published version; 0 before the first. */
    version: integer('version').notNull().default(0),
    /** Counts the saves of facts and outline. */
    revision: integer('revision').notNull().default(1),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    category: text('category', { enum: courseCategories }).notNull(),
    level: text('level', { enum: courseLevels }).notNull(),
    language: text('language').notNull(),
    skills: text('skills').array().notNull().default([]),
    outcomes: text('outcomes').array().notNull().default([]),
    sources: jsonb('sources').$type<CourseSource[]>().notNull().default([]),
    sections: jsonb('sections').$type<DraftSection[]>().notNull(),
    /** Beyond what is published or scheduled. */
    hasChanges: boolean('has_changes').notNull().default(true),
    publishAt: instant('publish_at'),
    /** As it was when its publication was scheduled: what is written later is not part of it. */
    scheduled: jsonb('scheduled').$type<VersionContent>(),
    updatedAt: instant('updated_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('course_drafts_to_publish').on(table.publishAt),
    oneOfCheck('course_drafts_category', table.category, courseCategories),
    oneOfCheck('course_drafts_level', table.level, courseLevels),
  ],
)

export const draftLessons = pgTable(
  'course_draft_lessons',
  {
    id: idColumn(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => courseDrafts.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull().default(1),
    kind: text('kind', { enum: lessonKinds }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
    questions: jsonb('questions').$type<StoredQuestion[]>().notNull().default([]),
    checklist: text('checklist').array().notNull().default([]),
    media: jsonb('media').$type<MediaDraft>().notNull().default(noMedia),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('course_draft_lessons_by_draft').on(table.draftId),
    oneOfCheck('course_draft_lessons_kind', table.kind, lessonKinds),
  ],
)

/** Everything that was ever published, so that an operator can go back to it. */
export const courseVersions = pgTable(
  'course_versions',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<VersionContent>().notNull(),
    lessonCount: integer('lesson_count').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.version] })],
)
