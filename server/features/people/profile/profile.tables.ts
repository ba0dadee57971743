import { boolean, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { recordings } from '#server/features/base/recordings/recordings.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import type { Contact } from '#shared/features/people/profile/profile.contract.ts'
import type { EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import {
  availabilities,
  MAX_SUMMARY,
  type ProfileVisibility,
  profileSections,
  visibilities,
} from '#shared/features/people/profile/profile-sections.ts'
import type { Caption } from '#shared/features/people/profile/video/caption-lines.ts'

/** What a person says about themselves beyond the facts that jobs are matched against, which `talents` keeps. */
export const profiles = pgTable(
  'profiles',
  {
    personId: personRef().primaryKey(),
    summary: text('summary').notNull().default(''),
    availability: text('availability', { enum: availabilities }),
    noticeDays: smallint('notice_days'),
    availableFrom: date('available_from', { mode: 'string' }),
    contact: jsonb('contact').$type<Partial<Contact>>().notNull().default({}),
    /** Only what differs from the defaults. */
    visibility: jsonb('visibility').$type<Partial<ProfileVisibility>>().notNull().default({}),
    /** The name of the public page. */
    handle: text('handle'),
    handleChangedAt: instant('handle_changed_at'),
    isPublic: boolean('is_public').notNull().default(false),
    isIndexed: boolean('is_indexed').notNull().default(false),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('profiles_handle').on(table.handle),
    oneOfCheck('profiles_availability', table.availability, availabilities),
    lengthCheck('profiles_summary_length', table.summary, 0, MAX_SUMMARY),
  ],
)

/** A recording that introduces a person; at most one each. */
export const videoResumes = pgTable(
  'video_resumes',
  {
    personId: personRef().primaryKey(),
    recordingId: uuid('recording_id')
      .notNull()
      .references(() => recordings.id, { onDelete: 'cascade' }),
    visibility: text('visibility', { enum: visibilities }).notNull(),
    posterMs: integer('poster_ms').notNull().default(0),
    captions: jsonb('captions').$type<Caption[]>().notNull().default([]),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('video_resumes_recording').on(table.recordingId),
    oneOfCheck('video_resumes_visibility', table.visibility, visibilities),
  ],
)

/** Earlier names of public pages: they lead to the current one for a while. */
export const profileHandles = pgTable(
  'profile_handles',
  {
    handle: text('handle').primaryKey(),
    personId: personRef().notNull(),
    releasedAt: instant('released_at').notNull(),
  },
  (table) => [index('profile_handles_person').on(table.personId)],
)

/** One row per entry; its content is validated by the contract of its section. */
export const profileEntries = pgTable(
  'profile_entries',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    section: text('section', { enum: profileSections }).notNull(),
    position: smallint('position').notNull(),
    content: jsonb('content').$type<EntryDraft['content']>().notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('profile_entries_list').on(table.personId, table.section, table.position, table.id),
    oneOfCheck('profile_entries_section', table.section, profileSections),
  ],
)
