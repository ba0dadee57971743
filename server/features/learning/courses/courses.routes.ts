import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { submissions } from '#shared/features/learning/courses/assignments/submissions.contract.ts'
import { courses } from '#shared/features/learning/courses/courses.contract.ts'
import { lessons } from '#shared/features/learning/courses/lessons.contract.ts'
import { courseReviews } from '#shared/features/learning/courses/reviews/reviews.contract.ts'
import { submitWork } from './assignments/submissions.service.ts'
import { authoringRoutes } from './authoring/authoring.routes.ts'
import { listCourses, showCourse } from './catalogue.service.ts'
import { enrol, leave } from './enrolling.service.ts'
import { listCoursesOfJob } from './gaps.service.ts'
import { answerQuiz, removeNote, saveNote, saveProgress, showLesson } from './lessons.service.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { listReviews, removeReview, reportReview, saveReview } from './reviews/reviews.service.ts'

export function coursesRoutes(app: App, platform: Platform): void {
  const { db: pool, clock } = platform
  mount(app, pool, courses.list, ({ db, viewer, query }) => listCourses(db, viewer, query))
  mount(app, pool, courses.show, ({ db, viewer, params }) => showCourse(db, viewer, params.slug))
  mount(app, pool, courses.enrol, ({ db, viewer, params }) => enrol(db, viewer, params.slug))
  mount(app, pool, courses.leave, ({ db, viewer, params }) => leave(db, viewer, params.slug))
  mount(app, pool, courses.ofJob, ({ db, viewer, params }) => listCoursesOfJob(db, viewer, params.jobId))
  mount(app, pool, lessons.show, ({ db, viewer, params }) => showLesson(db, viewer, params, clock.now()))
  mount(app, pool, lessons.saveProgress, ({ db, viewer, params, body }) =>
    saveProgress(platform, db, viewer, params, body),
  )
  mount(app, pool, lessons.answer, ({ db, viewer, params, body }) =>
    answerQuiz(platform, db, viewer, params, body.answers),
  )
  mount(app, pool, lessons.saveNote, ({ db, viewer, params, body }) => saveNote(db, viewer, params, body))
  mount(app, pool, lessons.removeNote, ({ db, viewer, params }) => removeNote(db, viewer, params.noteId))
  mount(app, pool, submissions.submit, ({ db, viewer, params, body }) =>
    submitWork(platform, db, viewer, params, body.text),
  )
  reviewRoutes(app, platform)
  authoringRoutes(app, platform)
  mediaRoutes(app, platform)
}

function reviewRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, courseReviews.list, ({ db, viewer, params, query }) => listReviews(db, viewer, params.slug, query))
  mount(app, pool, courseReviews.save, ({ db, viewer, params, body }) =>
    saveReview(platform, db, viewer, params.slug, body),
  )
  mount(app, pool, courseReviews.remove, ({ db, viewer, params }) => removeReview(db, viewer, params.slug))
  mount(app, pool, courseReviews.report, ({ db, viewer, params, body }) =>
    reportReview(platform, db, viewer, params, body),
  )
}
