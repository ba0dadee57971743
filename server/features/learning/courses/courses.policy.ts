import type { Viewer } from '#shared/access/viewer.ts'
import { type EnrolmentStatus, isEnrolled } from '#shared/features/learning/courses/enrolment-status.ts'
import type { Id } from '#shared/kit/ids.ts'

/** Everybody can read; progress, notes and ratings belong to people who are enrolled. */
export const canLearn = (enrolment: { status: EnrolmentStatus } | null): boolean =>
  enrolment !== null && isEnrolled(enrolment.status)

/** Operators learn, too, and do not judge their own work. */
export const mayAnswer = (operator: Pick<Viewer, 'id'>, { personId }: { personId: Id }): boolean =>
  operator.id !== personId

/** Whether the viewer wrote the review. */
export const isAuthor = (viewer: Pick<Viewer, 'id'>, { personId }: { personId: Id }): boolean => viewer.id === personId

/** Nobody loses a course they have begun because it is no longer in the catalogue. */
export const canOpen = (course: { unlistedAt: Date | null }, enrolment: object | null): boolean =>
  course.unlistedAt === null || enrolment !== null
