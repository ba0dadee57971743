import { markdownHtml } from '#server/platform/markdown-html.ts'
import type {
  CourseCard,
  CourseEnrolment,
  CoursesPage,
  OutlineLesson,
} from '#shared/features/learning/courses/courses.contract.ts'
import { isEnrolled } from '#shared/features/learning/courses/enrolment-status.ts'
import { meetsRule, percentDone, QUIZ_GAP_MINUTES } from '#shared/features/learning/courses/lesson-rules.ts'
import type { Lesson, LessonNote, LessonProgress } from '#shared/features/learning/courses/lessons.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import type { CourseRow, LessonHead, LessonRow, RatingRow } from './courses.queries.ts'
import type { EnrolmentRow, NoteRow, ProgressRow } from './learning.queries.ts'
import { presentDownload, presentMedia } from './media/media.presenter.ts'
import type { MediaRow } from './media/media.queries.ts'
import { slugOfSkill } from './publishing.service.ts'

export const lessonIdsOf = ({ outline }: CourseRow): Id[] => outline.flatMap(({ lessonIds }) => lessonIds)

type OwnCourse = {
  enrolment: EnrolmentRow | null
  progress: readonly ProgressRow[]
  rating: RatingRow | null
}

export const presentCard = (course: CourseRow, { enrolment, progress, rating }: OwnCourse): CourseCard => ({
  id: course.id,
  slug: course.slug,
  title: course.title,
  summary: course.summary,
  category: course.category,
  level: course.level,
  language: course.language,
  skills: course.skills.map((name) => ({ name, slug: slugOfSkill(name) })),
  lessonCount: course.lessonCount,
  minutes: course.minutes,
  rating: {
    average: rating?.average ? Math.round(Number(rating.average) * 10) / 10 : null,
    count: rating?.count ?? 0,
  },
  enrolment: enrolment && presentEnrolment(course, enrolment, progress),
})

/** Only skills that jobs can ask for: the others have no address. */
export const presentChoices = ({
  languages,
  skills,
}: {
  languages: string[]
  skills: string[]
}): CoursesPage['choices'] => ({
  languages: languages.toSorted(),
  skills: skills
    .flatMap((name) => {
      const slug = slugOfSkill(name)
      return slug === null ? [] : [{ name, slug }]
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
})

export function presentEnrolment(
  course: CourseRow,
  enrolment: EnrolmentRow,
  progress: readonly ProgressRow[],
): CourseEnrolment {
  const done = new Set(progress.flatMap(({ lessonId, completedAt }) => (completedAt ? [lessonId] : [])))
  const lessonIds = lessonIdsOf(course)
  const doneLessons = lessonIds.filter((id) => done.has(id)).length
  return {
    status: enrolment.status,
    doneLessons,
    percent: percentDone(doneLessons, lessonIds.length),
    nextLessonId: lessonIds.find((id) => !done.has(id)) ?? null,
    completedAt: enrolment.completedAt?.toISOString() ?? null,
  }
}

export function presentSections(
  { outline }: CourseRow,
  heads: readonly LessonHead[],
  progress: readonly ProgressRow[],
): { title: string; lessons: OutlineLesson[] }[] {
  const headOf = new Map(heads.map((head) => [head.id, head]))
  const progressOf = new Map(progress.map((row) => [row.lessonId, row]))
  return outline.map(({ title, lessonIds }) => ({
    title,
    lessons: lessonIds.flatMap((lessonId) => {
      const head = headOf.get(lessonId)
      const own = progressOf.get(lessonId)
      return head ? [{ ...head, isDone: Boolean(own?.completedAt), isBegun: own !== undefined }] : []
    }),
  }))
}

export function presentProgress(row: ProgressRow | null, lesson: LessonRow, now: Date): LessonProgress {
  return {
    readPercent: row?.readPercent ?? 0,
    position: row?.position ?? 0,
    seconds: row?.seconds ?? 0,
    checked: row ? checkedIn(row, lesson) : [],
    quizPercent: row?.quizPercent ?? null,
    attempts: row?.attempts ?? 0,
    opensAt: row ? (quizOpensAt(row, lesson, now)?.toISOString() ?? null) : null,
    completedAt: row?.completedAt?.toISOString() ?? null,
    completedBy: row?.completedBy ?? null,
  }
}

/** A new version can have a shorter checklist. */
const checkedIn = ({ checked }: ProgressRow, { checklist }: Pick<LessonRow, 'checklist'>): number[] =>
  checked.filter((item) => item < checklist.length)

export const factsOf = (row: ProgressRow, lesson: Pick<LessonRow, 'checklist'>) => ({
  readPercent: row.readPercent,
  quizPercent: row.quizPercent,
  checkedCount: checkedIn(row, lesson).length,
  checklistLength: lesson.checklist.length,
})

/** Null: now. Those who passed can repeat it at any time. */
export function quizOpensAt(row: ProgressRow, lesson: LessonRow, now: Date): Date | null {
  if (!row.attemptedAt || meetsRule('quiz', factsOf(row, lesson))) return null
  const opensAt = new Date(row.attemptedAt.getTime() + QUIZ_GAP_MINUTES * MINUTE)
  return opensAt > now ? opensAt : null
}

type OwnLesson = {
  enrolment: EnrolmentRow | null
  progress: ProgressRow | null
  notes: readonly NoteRow[]
  heads: readonly LessonHead[]
  media: ReadonlyMap<Id, MediaRow>
  now: Date
}

export function presentLesson(course: CourseRow, lesson: LessonRow, own: OwnLesson): Omit<Lesson, 'submission'> {
  const lessonIds = lessonIdsOf(course)
  const place = lessonIds.indexOf(lesson.id)
  const html = markdownHtml(lesson.body)
  const linkTo = (id: Id | undefined) => {
    const head = own.heads.find((one) => one.id === id)
    return head ? { id: head.id, title: head.title } : null
  }
  return {
    id: lesson.id,
    title: lesson.title,
    kind: lesson.kind,
    minutes: lesson.minutes,
    number: place + 1,
    sectionTitle: course.outline.find((section) => section.lessonIds.includes(lesson.id))?.title ?? '',
    html,
    media: presentMedia(course, { id: lesson.id, html, media: lesson.media }, own.media),
    download: presentDownload(course.slug, lesson.media, own.media),
    questions: lesson.questions.map(({ prompt, options, right }) => ({
      text: prompt,
      options,
      isMultiple: right.length > 1,
    })),
    checklist: lesson.checklist,
    isEnrolled: own.enrolment !== null && isEnrolled(own.enrolment.status),
    progress: presentProgress(own.progress, lesson, own.now),
    notes: own.notes.map(presentNote),
    previous: linkTo(lessonIds[place - 1]),
    next: linkTo(lessonIds[place + 1]),
  }
}

export const presentNote = ({ id, quote, text, createdAt }: NoteRow): LessonNote => ({
  id,
  quote,
  text,
  writtenAt: createdAt.toISOString(),
})
