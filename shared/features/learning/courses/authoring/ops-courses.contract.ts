import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import {
  draftChange,
  lessonChange,
  newDraft,
  newLesson,
  opsCourse,
  opsCourseSummary,
  opsLesson,
} from './course-draft.contract.ts'
import { draftViews } from './draft-state.ts'

const byCourse = z.object({ id })
const byLesson = byCourse.extend({ lessonId: id })

export const opsCourses = {
  list: endpoint({
    method: 'GET',
    path: '/ops/api/courses',
    guard: 'operator',
    summary: 'Courses with the state of their drafts, newest first.',
    query: pageQuery.extend({ cursor: id.optional(), show: z.enum(draftViews).default('all') }),
    response: pageOf(opsCourseSummary),
  }),
  show: endpoint({
    method: 'GET',
    path: '/ops/api/courses/:id',
    guard: 'operator',
    summary: 'The draft of a course: its facts and outline, what it still lacks, and its published versions.',
    params: byCourse,
    response: opsCourse,
  }),
  create: endpoint({
    method: 'POST',
    path: '/ops/api/courses',
    guard: 'operator',
    summary: 'Starts a course.',
    body: newDraft,
    response: opsCourse,
    status: 201,
    creates: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/ops/api/courses/:id',
    guard: 'operator',
    summary: 'Saves facts and outline of a draft. Refused if somebody else has saved since the named revision.',
    params: byCourse,
    body: draftChange,
    response: opsCourse,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/ops/api/courses/:id',
    guard: 'operator',
    summary: 'Deletes a course that was never published.',
    params: byCourse,
    response: nothing,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/ops/api/courses/:id/publication',
    guard: 'operator',
    summary:
      'Publishes the draft as a new version, now or at a later time. What is written afterwards is not part of it. Everybody keeps their progress.',
    params: byCourse,
    body: z.object({
      /** Null: now. */
      at: z.iso.datetime().nullable(),
    }),
    response: opsCourse,
  }),
  unschedule: endpoint({
    method: 'DELETE',
    path: '/ops/api/courses/:id/publication',
    guard: 'operator',
    summary: 'Cancels a scheduled publication. The draft stays.',
    params: byCourse,
    response: opsCourse,
  }),
  changeListing: endpoint({
    method: 'PUT',
    path: '/ops/api/courses/:id/listing',
    guard: 'operator',
    summary: 'Takes a published course out of the catalogue, or puts it back. People who are enrolled keep it.',
    params: byCourse,
    body: z.object({ isListed: z.boolean() }),
    response: opsCourse,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/ops/api/courses/:id/versions/:version/draft',
    guard: 'operator',
    summary: 'Replaces the draft with a published version. Learners see no change until it is published.',
    params: byCourse.extend({ version: z.coerce.number().int().min(1) }),
    response: opsCourse,
  }),
}

export const opsLessons = {
  show: endpoint({
    method: 'GET',
    path: '/ops/api/courses/:id/lessons/:lessonId',
    guard: 'operator',
    summary: 'The draft of a lesson.',
    params: byLesson,
    response: opsLesson,
  }),
  create: endpoint({
    method: 'POST',
    path: '/ops/api/courses/:id/lessons',
    guard: 'operator',
    summary: 'Adds a lesson at the end of a section.',
    params: byCourse,
    body: newLesson,
    response: opsLesson,
    status: 201,
    creates: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/ops/api/courses/:id/lessons/:lessonId',
    guard: 'operator',
    summary: 'Saves the draft of a lesson. Refused if somebody else has saved since the named revision.',
    params: byLesson,
    body: lessonChange,
    response: opsLesson,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/ops/api/courses/:id/lessons/:lessonId',
    guard: 'operator',
    summary: 'Takes a lesson out of the draft. Learners keep it until the next version is published.',
    params: byLesson,
    response: opsCourse,
  }),
}
