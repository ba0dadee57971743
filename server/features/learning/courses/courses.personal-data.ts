import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { submissionEvents, submissions } from './assignments/submissions.tables.ts'
import {
  courseReviewReports,
  courseReviews,
  enrolmentEvents,
  enrolments,
  lessonNotes,
  lessonProgress,
} from './courses.tables.ts'

export const coursesPersonalData: PersonalData = {
  name: 'courses',
  tables: [
    { table: enrolments, of: enrolments.personId },
    { table: lessonProgress, of: lessonProgress.personId },
    { table: lessonNotes, of: lessonNotes.personId },
    { table: courseReviews, of: courseReviews.personId },
    { table: courseReviewReports, of: courseReviewReports.personId },
    { table: submissions, of: submissions.personId },
    {
      table: enrolmentEvents,
      of: enrolmentEvents.actorId,
      kept: 'The history of an enrolment only has ids, which identify nobody once the account is deleted.',
    },
    {
      table: submissionEvents,
      of: submissionEvents.actorId,
      kept: 'The history of handed-in work only has ids, which identify nobody once the account is deleted.',
    },
  ],
}
