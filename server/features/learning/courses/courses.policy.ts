import { type EnrolmentStatus, isEnrolled } from '#shared/features/learning/courses/enrolment-status.ts'

/** Everybody can read; progress, notes and ratings belong to people who are enrolled. */
export const canLearn = (enrolment: { status: EnrolmentStatus } | null): boolean =>
  enrolment !== null && isEnrolled(enrolment.status)

/** Nobody loses a course they have begun because it is no longer in the catalogue. */
export const canOpen = (course: { unlistedAt: Date | null }, enrolment: object | null): boolean =>
  course.unlistedAt === null || enrolment !== null
