import { defineFeature } from '#server/platform/wiring/feature.ts'
import { assignmentsQueue } from './assignments/assignments.queue.ts'
import { publishScheduled } from './authoring/authoring.jobs.ts'
import { settleEnrolments } from './authoring/settling.jobs.ts'
import { issueCertificates } from './certificates/certificates.jobs.ts'
import { coursesNotifications } from './courses.notifications.ts'
import { coursesPersonalData } from './courses.personal-data.ts'
import { coursesRoutes } from './courses.routes.ts'
import { lapseIdleEnrolments } from './idle.jobs.ts'
import { deleteReplacedMedia } from './media/media.jobs.ts'
import { courseReviewsQueue } from './reviews/reviews.queue.ts'

export const coursesFeature = defineFeature({
  name: 'courses',
  routes: coursesRoutes,
  jobs: [publishScheduled, settleEnrolments, issueCertificates, lapseIdleEnrolments, deleteReplacedMedia],
  queues: [assignmentsQueue, courseReviewsQueue],
  notifications: coursesNotifications,
  personalData: coursesPersonalData,
  tablesWithoutPersonalData: {
    'public.courses': 'the catalogue',
    'public.course_lessons': 'the texts of the courses',
    'public.course_drafts': 'what operators write, without who wrote it',
    'public.course_draft_lessons': 'the texts of the drafts',
    'public.course_media': 'video, sound and downloads of the lessons',
    'public.course_versions': 'what was published',
  },
})
