import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aPerson,
  aPersonWith,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { auditOf, carryOutAll, decide, showCase } from '#server/features/base/operations/operations.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Course, CoursesPage } from '#shared/features/learning/courses/courses.contract.ts'
import type { Lesson, LessonProgress, QuizResult } from '#shared/features/learning/courses/lessons.contract.ts'
import { MAX_REVIEW } from '#shared/features/learning/courses/reviews/review-limits.ts'
import type { CourseReviewsPage } from '#shared/features/learning/courses/reviews/reviews.contract.ts'
import type { PublicCredential } from '#shared/features/skills/credentials/credentials.contract.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { aCourse, COURSES } from './courses.builder.ts'
import { publishCourse } from './publishing.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Built = Awaited<ReturnType<typeof aCourse>>
const courseOf = async (talent: BuiltPerson, { path }: Built) => (await talent.visitor.get(path)).json<Course>()
const lessonPath = ({ path, lessonIds }: Built, at: number) => `${path}/lessons/${lessonIds[at]}`
const save = (talent: BuiltPerson, course: Built, at: number, body: object) =>
  talent.visitor.put(`${lessonPath(course, at)}/progress`, body)
const answer = (talent: BuiltPerson, course: Built, answers: number[][]) =>
  talent.visitor.post(`${lessonPath(course, 2)}/answers`, { answers })
const RIGHT = [[1], [2, 0]]

async function aLearner(given: Parameters<typeof aCourse>[1] = {}) {
  const [talent, course] = [await aVerifiedTalent(test), await aCourse(test, given)]
  expect((await talent.visitor.put(`${course.path}/enrolment`)).statusCode).toBe(200)
  return { talent, course }
}

describe('progress that was made offline', () => {
  it('adds to what other devices have sent since, and never goes backwards', async () => {
    const { talent, course } = await aLearner()
    const before = new Date(test.platform.clock.now().getTime() - MINUTE).toISOString()
    await save(talent, course, 0, { readPercent: 60, position: 60 })
    const late = await save(talent, course, 0, { readPercent: 40, position: 40, madeAt: before })
    expect(late.json<LessonProgress>()).toMatchObject({ readPercent: 60, position: 60 })
    const further = await save(talent, course, 0, { readPercent: 95, position: 95, madeAt: before })
    expect(further.json<LessonProgress>()).toMatchObject({ readPercent: 95, position: 60, completedBy: 'rule' })
    await save(talent, course, 3, { checked: [0] })
    const ticked = await save(talent, course, 3, { checked: [1], madeAt: before })
    expect(ticked.json<LessonProgress>()).toMatchObject({ checked: [0, 1], completedBy: 'rule' })
    expect((await save(talent, course, 1, { madeAt: 'yesterday' })).statusCode).toBe(422)
  })
})

describe('the catalogue', () => {
  it('is searched and filtered, page by page', async () => {
    const talent = await aVerifiedTalent(test)
    await aCourse(test, { title: 'Crème brûlée for engineers', level: 'advanced', skills: ['Negotiation'] })
    await aCourse(test, { title: '100% remote', category: 'working-remotely', language: 'pt', skills: ['Being kind'] })
    const list = async (query: string) => (await talent.visitor.get(`${COURSES}?${query}`)).json<CoursesPage>()
    expect((await list('text=creme')).items.map(({ title }) => title)).toEqual(['Crème brûlée for engineers'])
    expect((await list('text=100%25')).items).toHaveLength(1)
    expect((await list('category=working-remotely')).items).toHaveLength(1)
    expect((await list('level=advanced&skill=negotiation')).items).toHaveLength(1)
    expect((await list('skill=cobol')).items).toEqual([])
    const portuguese = await list('language=pt')
    expect(portuguese.items.map(({ title }) => title)).toEqual(['100% remote'])
    // Whatever the filters are; a skill that jobs do not ask for has no address.
    expect(portuguese.choices.languages).toEqual(['en', 'pt'])
    expect(portuguese.choices.skills).toContainEqual({ name: 'Negotiation', slug: 'negotiation' })
    expect(portuguese.choices.skills.map(({ name }) => name)).not.toContain('Being kind')
    expect((await list('show=active')).items).toEqual([])
    const first = await list('limit=1')
    expect(first.items).toHaveLength(1)
    const second = await list(`limit=1&cursor=${first.nextCursor}`)
    expect(second.items[0]?.id).not.toBe(first.items[0]?.id)
    expect((await talent.visitor.get(`${COURSES}?level=none`)).statusCode).toBe(422)
    expect((await test.visitor().get(COURSES)).statusCode).toBe(401)
  })

  it('links to the skills that jobs ask for', async () => {
    const { talent, course } = await aLearner({ skills: ['Negotiation', 'Being kind'] })
    expect((await courseOf(talent, course)).skills).toEqual([
      { name: 'Negotiation', slug: 'negotiation' },
      { name: 'Being kind', slug: null },
    ])
  })
})

describe('an enrolment', () => {
  it('is one, however often it is asked for, and survives leaving', async () => {
    const { talent, course } = await aLearner()
    await Promise.all(Array.from({ length: 5 }, () => talent.visitor.put(`${course.path}/enrolment`)))
    await save(talent, course, 0, { isDone: true })
    expect((await talent.visitor.delete(`${course.path}/enrolment`)).statusCode).toBe(204)
    expect((await talent.visitor.delete(`${course.path}/enrolment`)).statusCode).toBe(204)
    expect((await courseOf(talent, course)).enrolment).toMatchObject({ status: 'left', doneLessons: 1 })
    expect((await save(talent, course, 1, { isDone: true })).statusCode).toBe(403)
    expect((await talent.visitor.put(`${course.path}/enrolment`)).json()).toMatchObject({
      status: 'active',
      percent: 25,
      nextLessonId: course.lessonIds[1],
    })
  })

  it('is needed to record progress, but not to read', async () => {
    const [talent, course] = [await aVerifiedTalent(test), await aCourse(test)]
    const lesson = (await talent.visitor.get(lessonPath(course, 0))).json<Lesson>()
    expect(lesson).toMatchObject({ isEnrolled: false, html: '<p>Some <strong>words</strong>.</p>', number: 1 })
    expect((await save(talent, course, 0, { readPercent: 50 })).statusCode).toBe(403)
    expect((await answer(talent, course, RIGHT)).statusCode).toBe(403)
    expect((await talent.visitor.get(`${course.path}/lessons/${randomUUID()}`)).statusCode).toBe(404)
  })

  it('is completed with the last lesson, also when two devices finish it at once', async () => {
    const { talent, course } = await aLearner()
    for (const at of [0, 1]) await save(talent, course, at, { readPercent: 95 })
    expect((await answer(talent, course, RIGHT)).json<QuizResult>()).toMatchObject({ percent: 100, isPassed: true })
    const both = await Promise.all([1, 2].map(() => save(talent, course, 3, { checked: [0, 1] })))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { enrolment } = await courseOf(talent, course)
    expect(enrolment).toMatchObject({ status: 'completed', percent: 100, nextLessonId: null })
    expect((await talent.visitor.delete(`${course.path}/enrolment`)).statusCode).toBe(204)
    expect((await courseOf(talent, course)).enrolment?.status).toBe('completed')
  })

  it('ends with one certificate that anybody can check, and that says what the learner marked as done', async () => {
    const { talent, course } = await aLearner()
    expect((await courseOf(talent, course)).certificateId).toBeNull()
    for (const at of [0, 1]) await save(talent, course, at, { readPercent: 95 })
    await answer(talent, course, RIGHT)
    await Promise.all([1, 2].map(() => save(talent, course, 3, { isDone: true })))
    const { certificateId } = await courseOf(talent, course)
    const { items } = (await talent.visitor.get('/talent/api/credentials')).json<{ items: { id: string }[] }>()
    expect(items.map(({ id }) => id)).toEqual([certificateId])
    const path = `/shared/api/credentials/${certificateId}`
    expect((await test.visitor().get(path)).statusCode).toBe(404)
    await talent.visitor.put(`/talent/api/credentials/${certificateId}/visibility`, { isShown: true })
    const shown = (await test.visitor().get(path)).json<PublicCredential>()
    expect(shown).toMatchObject({ kind: 'course', name: course.content.title, state: 'valid', isIntact: true })
    expect(shown.criteria).toContain('1 were marked as done by the learner')
    const signed = (await test.visitor().get(`${path}/badge.json`)).json<{ id: string }>()
    expect(signed.id).toBe(`${test.platform.url}/certificates/${certificateId}`)
    const pdf = await test.visitor().get(`${path}/certificate.pdf`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.body.startsWith('%PDF-1.7')).toBe(true)
    await talent.visitor.post(`/talent/api/credentials/${certificateId}/revoke`)
    expect((await test.visitor().get(`${path}/certificate.pdf`)).statusCode).toBe(404)
    expect((await courseOf(talent, course)).certificateId).toBeNull()
  })
})

describe('progress', () => {
  it('never goes backwards, the position does', async () => {
    const { talent, course } = await aLearner()
    await save(talent, course, 0, { readPercent: 60, position: 60 })
    const back = (await save(talent, course, 0, { readPercent: 10, position: 10 })).json<LessonProgress>()
    expect(back).toMatchObject({ readPercent: 60, position: 10, completedAt: null })
    const done = (await save(talent, course, 0, { readPercent: 90 })).json<LessonProgress>()
    expect(done).toMatchObject({ readPercent: 90, completedBy: 'rule' })
    const said = (await save(talent, course, 1, { isDone: true })).json<LessonProgress>()
    expect(said.completedBy).toBe('self')
    const unticked = (await save(talent, course, 3, { checked: [0, 1] })).json<LessonProgress>()
    expect(unticked.completedAt).not.toBeNull()
    expect((await save(talent, course, 3, { checked: [] })).json<LessonProgress>()).toMatchObject({
      checked: [],
      completedAt: unticked.completedAt,
    })
  })

  it('survives a new version of the course', async () => {
    const { talent, course } = await aLearner()
    await save(talent, course, 0, { isDone: true })
    const sections = course.content.sections.map(({ title, lessons }, at) => ({
      title,
      lessons: lessons.map((lesson, place) => ({ ...lesson, id: course.lessonIds[at * 2 + place] ?? '' })),
    }))
    const [section] = sections
    const [first] = section?.lessons ?? []
    if (!section || !first) throw new Error('the course has no lesson')
    section.lessons.push({ ...first, id: randomUUID(), title: 'New' })
    first.body = 'Other words.'
    const next = await publishCourse(test.platform.db, { ...course.content, sections }, test.clock.now())
    expect(next.lessonIds.filter((id) => course.lessonIds.includes(id))).toEqual(course.lessonIds)
    const changed = await courseOf(talent, course)
    expect(changed).toMatchObject({ lessonCount: 5, enrolment: { doneLessons: 1 } })
    expect((await talent.visitor.get(lessonPath(course, 0))).json<Lesson>()).toMatchObject({
      html: '<p>Other words.</p>',
      progress: { completedBy: 'self' },
    })
  })

  it('is private', async () => {
    const { talent, course } = await aLearner()
    const other = await aVerifiedTalent(test)
    const noteId = randomUUID()
    const note = { lessonId: course.lessonIds[0], quote: 'words', text: 'Mine' }
    expect((await talent.visitor.put(`${course.path}/notes/${noteId}`, note)).statusCode).toBe(200)
    expect((await talent.visitor.put(`${course.path}/notes/${noteId}`, note)).statusCode).toBe(200)
    await save(talent, course, 0, { isDone: true })
    expect((await courseOf(other, course)).enrolment).toBeNull()
    await other.visitor.put(`${course.path}/enrolment`)
    await other.visitor.put(`${course.path}/notes/${noteId}`, { ...note, text: 'Theirs' })
    await other.visitor.delete(`${course.path}/notes/${noteId}`)
    const { notes } = (await talent.visitor.get(lessonPath(course, 0))).json<Lesson>()
    expect(notes).toMatchObject([{ id: noteId, quote: 'words', text: 'Mine' }])
    await talent.visitor.delete(`${course.path}/notes/${noteId}`)
    expect((await talent.visitor.get(lessonPath(course, 0))).json<Lesson>().notes).toEqual([])
    expect((await talent.visitor.put(`${course.path}/notes/${noteId}`, { ...note, text: ' ' })).statusCode).toBe(422)
  })
})

describe('a quiz', () => {
  it('does not give its answers away before it is passed, and can be repeated after ten minutes', async () => {
    const { talent, course } = await aLearner()
    const shown = await talent.visitor.get(lessonPath(course, 2))
    expect(shown.body).not.toMatch(/right|Because/)
    expect(shown.json<Lesson>().questions.map(({ isMultiple }) => isMultiple)).toEqual([false, true])
    const failed = await answer(talent, course, [[1], [0]])
    expect(failed.json<QuizResult>()).toMatchObject({ percent: 50, isPassed: false })
    expect(failed.json<QuizResult>().answers).toEqual([
      { isRight: true, right: null, explanation: null },
      { isRight: false, right: null, explanation: null },
    ])
    expect((await answer(talent, course, RIGHT)).statusCode).toBe(422)
    test.clock.advance(10 * MINUTE + 1000)
    const passed = (await answer(talent, course, RIGHT)).json<QuizResult>()
    expect(passed).toMatchObject({ percent: 100, isPassed: true, opensAt: null })
    expect(passed.answers[1]).toEqual({ isRight: true, right: [0, 2], explanation: 'Because a and c.' })
    // The best attempt counts.
    await answer(talent, course, [[0], [0]])
    expect((await talent.visitor.get(lessonPath(course, 2))).json<Lesson>().progress).toMatchObject({
      quizPercent: 100,
      attempts: 3,
    })
    expect((await answer(talent, course, [[1]])).statusCode).toBe(422)
  })
})

type Reviewer = Awaited<ReturnType<typeof aLearner>>

/** Half of the course is done: enough to write about it. */
async function aReviewer(course?: Built, by?: BuiltPerson): Promise<Reviewer> {
  const talent = by ?? (await aVerifiedTalent(test))
  const built = course ?? (await aCourse(test))
  await talent.visitor.put(`${built.path}/enrolment`)
  for (const at of [0, 1]) await save(talent, built, at, { isDone: true })
  return { talent, course: built }
}

const rate = ({ talent, course }: Reviewer, stars: number, text?: string) =>
  talent.visitor.put(`${course.path}/review`, { stars, ...(text !== undefined && { text }) })
const reviewsOf = async (by: BuiltPerson, { path }: Built, query = '') =>
  (await by.visitor.get(`${path}/reviews${query}`)).json<CourseReviewsPage>()

describe('a review', () => {
  it('is open from thirty percent on, once per person', async () => {
    const { talent, course } = await aLearner()
    const learner = { talent, course }
    await save(talent, course, 0, { isDone: true })
    const early = await rate(learner, 5, 'Too early to tell.')
    expect([early.statusCode, Object.keys(early.json<{ errors: object }>().errors)]).toEqual([422, ['stars']])
    await save(talent, course, 1, { isDone: true })
    expect((await rate(learner, 6)).statusCode).toBe(422)
    expect((await rate(learner, 5, 'x'.repeat(MAX_REVIEW + 1))).statusCode).toBe(422)
    expect((await rate(learner, 5)).statusCode).toBe(204)
    expect((await reviewsOf(talent, course)).items).toEqual([])
    expect((await rate(learner, 4, '  Clear and short.  ')).statusCode).toBe(204)
    const ownReview = { stars: 4, text: 'Clear and short.', isHidden: false }
    const rated = { ownReview, rating: { average: 4, count: 1 } }
    expect(await courseOf(talent, course)).toMatchObject({ ...rated, canReview: true })
    await talent.visitor.delete(`${course.path}/enrolment`)
    expect(await courseOf(talent, course)).toMatchObject({ ...rated, canReview: false })
    expect((await rate(learner, 1)).statusCode).toBe(403)
    // Whoever has left can still take back what they wrote, and a second press changes nothing.
    for (let press = 0; press < 2; press += 1)
      expect((await talent.visitor.delete(`${course.path}/review`)).statusCode).toBe(204)
    expect(await courseOf(talent, course)).toMatchObject({ ownReview: null, rating: { average: null, count: 0 } })
  })

  it('is read by everybody, newest first, page by page, with the first name of its author', async () => {
    const first = await aReviewer(undefined, await aPerson(test, { name: 'Ximena Oyelaran', roles: ['talent'] }))
    const { course } = first
    await rate(first, 5, 'First')
    for (const text of ['Second', 'Third', '']) await rate(await aReviewer(course), 3, text)
    const reader = await aVerifiedTalent(test)
    const page = await reviewsOf(reader, course, '?limit=2')
    expect(page.items.map(({ text }) => text)).toEqual(['Third', 'Second'])
    const rest = await reviewsOf(reader, course, `?limit=2&cursor=${page.nextCursor}`)
    expect(rest).toMatchObject({ items: [{ text: 'First', by: 'Ximena', isOwn: false, stars: 5 }], nextCursor: null })
    expect((await reviewsOf(first.talent, course)).items.at(-1)).toMatchObject({ isOwn: true, isEdited: false })
    expect((await test.visitor().get(`${course.path}/reviews`)).statusCode).toBe(401)
    expect((await reader.visitor.get(`${COURSES}/no-such-course/reviews`)).statusCode).toBe(404)
  })

  it('is hidden by operators when it was reported, and stays hidden', async () => {
    const author = await aReviewer()
    const { talent, course } = author
    const [reader, operator] = [await aVerifiedTalent(test), await aPersonWith(test, 'operator')]
    await rate(author, 1, 'The author is a fool.')
    const [review] = (await reviewsOf(reader, course)).items
    const id = review?.id ?? ''
    const report = (by: BuiltPerson, reason = 'rude', reviewId = id) =>
      by.visitor.post(`${course.path}/reviews/${reviewId}/report`, { reason })
    expect((await report(talent)).statusCode).toBe(403)
    expect((await report(reader, 'nonsense')).statusCode).toBe(422)
    expect((await report(reader, 'rude', randomUUID())).statusCode).toBe(404)
    for (const person of [reader, reader, operator]) expect((await report(person)).statusCode).toBe(204)
    const shown = await showCase(operator, 'course-reviews', id)
    expect(JSON.stringify(shown.case?.evidence)).toContain('The author is a fool.')
    expect(shown.case?.evidence).toHaveLength(3)
    expect((await decide(operator, { queue: 'course-reviews', id }, { choice: 'hide' })).statusCode).toBe(422)
    await decide(operator, { queue: 'course-reviews', id }, { choice: 'hide', reason: 'Rude.' })
    await carryOutAll(test)
    expect((await auditOf(operator, id)).map(({ action }) => action)).toContain('course_review.hide')
    const stays = async () => [(await reviewsOf(reader, course)).items, (await courseOf(talent, course)).rating.count]
    expect(await stays()).toEqual([[], 1])
    await rate(author, 1, 'Once more.')
    expect((await courseOf(talent, course)).ownReview).toEqual({ stars: 1, text: 'Once more.', isHidden: true })
    await talent.visitor.delete(`${course.path}/review`)
    await rate(author, 1, 'And again.')
    expect(await stays()).toEqual([[], 1])
    expect((await report(reader)).statusCode).toBe(404)
  })
})

describe('the gap of a job', () => {
  it('is named on the job and on the course', async () => {
    const { talent, course } = await aLearner({ skills: ['Kubernetes', 'Negotiation'] })
    const skills = ['kubernetes', 'negotiation', 'go'].map((skillId) => ({ skillId, minLevel: 3, isRequired: true }))
    const { job } = await aPublishedJob(test, { skills })
    await talent.visitor.put(`/talent/api/saved-jobs/${job.id}`, { note: '' })
    expect((await courseOf(talent, course)).gaps).toMatchObject([
      { jobId: job.id, missing: 3, covered: ['Kubernetes', 'Negotiation'] },
    ])
    const { missing, items } = (await talent.visitor.get(`/talent/api/jobs/${job.id}/courses`)).json<{
      missing: number
      items: { slug: string; covered: string[] }[]
    }>()
    expect(missing).toBe(3)
    expect(items[0]).toMatchObject({ slug: course.content.slug, covered: ['Kubernetes', 'Negotiation'] })
    expect((await talent.visitor.get(`/talent/api/jobs/${randomUUID()}/courses`)).statusCode).toBe(404)
  })
})
