import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type {
  DraftFacts,
  LessonDraft,
  OpsCourse,
  OpsCourseSummary,
  OpsLesson,
} from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { Course } from '#shared/features/learning/courses/courses.contract.ts'
import type { Lesson } from '#shared/features/learning/courses/lessons.contract.ts'
import { HOUR, MINUTE } from '#shared/kit/time-zones.ts'
import { aCourse, COURSES, OPS_COURSES } from '../courses.builder.ts'
import { publishDueDrafts } from './draft-publishing.service.ts'
import { completeFinished } from './settling.service.ts'

let test: TestApp
let operator: BuiltPerson
let talent: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
  talent = await aVerifiedTalent(test)
})
// Operator sessions expire soon when idle.
beforeEach(async () => {
  operator = await aPersonWith(test, 'operator')
})
afterAll(() => test.close())

const pathOf = ({ id }: { id: string }) => `${OPS_COURSES}/${id}`
const read = async (course: { id: string }) => (await operator.visitor.get(pathOf(course))).json<OpsCourse>()
const readLesson = async (course: { id: string }, lessonId: string) =>
  (await operator.visitor.get(`${pathOf(course)}/lessons/${lessonId}`)).json<OpsLesson>()

const factsOf = ({
  title,
  summary,
  category,
  level,
  language,
  skills,
  outcomes,
  sources,
  sections,
}: OpsCourse): DraftFacts => ({ title, summary, category, level, language, skills, outcomes, sources, sections })

async function change(course: { id: string }, part: Partial<DraftFacts>, by = operator) {
  const now = await read(course)
  return by.visitor.put(pathOf(course), { ...factsOf(now), ...part, revision: now.revision })
}

async function changeLesson(course: { id: string }, lessonId: string, part: Partial<LessonDraft>) {
  const { title, body, questions, checklist, media, revision } = await readLesson(course, lessonId)
  const content = { title, body, questions, checklist, media, ...part }
  return operator.visitor.put(`${pathOf(course)}/lessons/${lessonId}`, { ...content, revision })
}

const publish = (course: { id: string }, at: string | null = null) =>
  operator.visitor.post(`${pathOf(course)}/publication`, { at })

const aNew = { title: 'Pensions abroad', category: 'money', level: 'beginner', language: 'en' } as const

describe('an operator', () => {
  it('writes a course with three lessons and a quiz, publishes it, and learners find it', async () => {
    const created = await operator.visitor.post(OPS_COURSES, aNew)
    expect(created.statusCode).toBe(201)
    const course = created.json<OpsCourse>()
    expect(course).toMatchObject({ state: 'draft', version: 0, slug: null, revision: 1 })
    expect((await publish(course)).statusCode).toBe(422)
    const [section] = course.sections
    if (!section) throw new Error('a new course has no section')
    const add = async (kind: string, title: string) =>
      (
        await operator.visitor.post(`${pathOf(course)}/lessons`, { kind, title, sectionId: section.id })
      ).json<OpsLesson>()
    const lessons = [await add('article', 'One'), await add('article', 'Two'), await add('assignment', 'Do it')]
    const quiz = await add('quiz', 'Check')
    const saved = await change(course, {
      summary: 'What happens to your pension when you move.',
      outcomes: ['You can find your pensions', ' '],
      sections: (await read(course)).sections.map((one) => ({ ...one, title: 'Basics' })),
    })
    expect(saved.statusCode).toBe(200)
    expect((await read(course)).problems.map(({ code }) => code)).toEqual([
      'body',
      'body',
      'body',
      'checklist',
      'no_questions',
    ])
    for (const { id } of lessons) await changeLesson(course, id, { body: 'Some **words**.', checklist: ['Ask'] })
    const questions = [{ prompt: 'One?', options: ['a', 'b'], right: [1], explanation: 'Because b.' }]
    expect((await changeLesson(course, quiz.id, { questions })).statusCode).toBe(200)
    expect((await readLesson(course, lessons[0]?.id ?? '')).html).toBe('<p>Some <strong>words</strong>.</p>')
    expect((await talent.visitor.get(`${COURSES}/pensions-abroad`)).statusCode).toBe(404)
    const published = (await publish(course)).json<OpsCourse>()
    expect(published).toMatchObject({ state: 'published', version: 1, slug: 'pensions-abroad', problems: [] })
    const shown = (await talent.visitor.get(`${COURSES}/pensions-abroad`)).json<Course>()
    expect(shown).toMatchObject({ title: aNew.title, lessonCount: 4, outcomes: ['You can find your pensions'] })
    // A double click publishes once.
    expect((await publish(course)).json<OpsCourse>().version).toBe(1)
    const same = (await operator.visitor.post(OPS_COURSES, aNew)).json<OpsCourse>()
    expect((await operator.visitor.delete(pathOf(course))).statusCode).toBe(403)
    expect((await operator.visitor.delete(pathOf(same))).statusCode).toBe(204)
    expect((await operator.visitor.get(pathOf(same))).statusCode).toBe(404)
  })

  it('changes a lesson, and nobody sees it or loses progress before and after it is published', async () => {
    const course = await aCourse(test)
    const [first = '', second = ''] = course.lessonIds
    await talent.visitor.put(`${course.path}/enrolment`)
    await talent.visitor.put(`${course.path}/lessons/${first}/progress`, { isDone: true })
    await talent.visitor.put(`${course.path}/lessons/${second}/progress`, { readPercent: 40, position: 40 })
    await changeLesson(course, first, { body: 'Other words.' })
    expect(await read(course)).toMatchObject({ state: 'changed', version: 1 })
    const bodyOf = async (id: string) => (await talent.visitor.get(`${course.path}/lessons/${id}`)).json<Lesson>()
    expect((await bodyOf(first)).html).toBe('<p>Some <strong>words</strong>.</p>')
    expect((await publish(course)).json<OpsCourse>()).toMatchObject({ state: 'published', version: 2 })
    expect(await bodyOf(first)).toMatchObject({ html: '<p>Other words.</p>', progress: { completedBy: 'self' } })
    expect((await bodyOf(second)).progress).toMatchObject({ readPercent: 40, position: 40 })
    expect((await talent.visitor.get(course.path)).json<Course>().enrolment).toMatchObject({ doneLessons: 1 })
  })

  it('goes back to an earlier version, and its lessons are the same as before', async () => {
    const course = await aCourse(test)
    const [first = '', second = ''] = course.lessonIds
    await talent.visitor.put(`${course.path}/enrolment`)
    await talent.visitor.put(`${course.path}/lessons/${first}/progress`, { isDone: true })
    const without = await operator.visitor.delete(`${pathOf(course)}/lessons/${first}`)
    expect(without.json<OpsCourse>().lessonCount).toBe(3)
    await changeLesson(course, second, { title: 'Renamed' })
    await publish(course)
    expect((await talent.visitor.get(`${course.path}/lessons/${first}`)).statusCode).toBe(404)
    const back = await operator.visitor.post(`${pathOf(course)}/versions/1/draft`)
    expect(back.json<OpsCourse>()).toMatchObject({ state: 'changed', version: 2, lessonCount: 4 })
    expect((await readLesson(course, second)).title).toBe('More reading')
    await publish(course)
    const again = (await talent.visitor.get(`${course.path}/lessons/${first}`)).json<Lesson>()
    expect(again.progress.completedBy).toBe('self')
    expect((await read(course)).versions.map(({ version }) => version)).toEqual([3, 2, 1])
    expect((await operator.visitor.post(`${pathOf(course)}/versions/9/draft`)).statusCode).toBe(404)
  })

  it('schedules a publication; what is written afterwards is not part of it', async () => {
    const course = await aCourse(test)
    const [first = ''] = course.lessonIds
    const at = (minutes: number) => new Date(test.clock.now().getTime() + minutes * MINUTE).toISOString()
    await changeLesson(course, first, { title: 'Scheduled' })
    expect((await publish(course, at(-1))).statusCode).toBe(422)
    expect((await publish(course, at(60))).json<OpsCourse>()).toMatchObject({ state: 'scheduled', version: 1 })
    await changeLesson(course, first, { title: 'Later' })
    await publishDueDrafts(test.platform)
    expect((await read(course)).version).toBe(1)
    test.clock.advance(HOUR + MINUTE)
    operator = await aPersonWith(test, 'operator')
    await publishDueDrafts(test.platform)
    await publishDueDrafts(test.platform)
    expect(await read(course)).toMatchObject({ state: 'changed', version: 2, publishAt: null })
    expect((await talent.visitor.get(`${course.path}/lessons/${first}`)).json<Lesson>().title).toBe('Scheduled')
    await publish(course, at(60))
    expect((await operator.visitor.delete(`${pathOf(course)}/publication`)).json<OpsCourse>().state).toBe('changed')
    expect((await operator.visitor.delete(`${pathOf(course)}/publication`)).statusCode).toBe(200)
  })

  it('finds courses by their state', async () => {
    const course = await aCourse(test)
    const has = async (show: string) =>
      (await operator.visitor.get(`${OPS_COURSES}?show=${show}&limit=100`))
        .json<{ items: OpsCourseSummary[] }>()
        .items.some(({ id }) => id === course.id)
    expect([await has('all'), await has('published'), await has('changed'), await has('draft')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect((await operator.visitor.get(`${OPS_COURSES}?show=none`)).statusCode).toBe(422)
    expect((await talent.visitor.get(OPS_COURSES)).statusCode).toBe(403)
  })
})

describe('two operators', () => {
  it('never overwrite each other: the second one is told, in words', async () => {
    const course = await aCourse(test)
    const other = await aPersonWith(test, 'operator')
    const opened = await read(course)
    expect((await change(course, { title: 'Theirs' }, other)).statusCode).toBe(200)
    const late = { ...factsOf(opened), title: 'Mine', revision: opened.revision }
    const refused = await operator.visitor.put(pathOf(course), late)
    expect(refused.statusCode).toBe(409)
    expect(refused.json<{ reason: string }>().reason).toMatch(/^Somebody else has saved a newer version/)
    expect((await read(course)).title).toBe('Theirs')
    const [first = '', second = ''] = course.lessonIds
    const { revision, ...lesson } = await readLesson(course, first)
    const { title, body, questions, checklist, media } = lesson
    const save = () =>
      operator.visitor.put(`${pathOf(course)}/lessons/${first}`, { title, body, questions, checklist, media, revision })
    const codes = (await Promise.all([save(), save(), save()])).map(({ statusCode }) => statusCode)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    // Other lessons do not conflict.
    expect((await changeLesson(course, second, { title: 'Also' })).statusCode).toBe(200)
  })

  it('cannot lose or double a lesson by saving an outline', async () => {
    const [course, foreign] = [await aCourse(test), await aCourse(test)]
    const [one, two] = (await read(course)).sections
    if (!one || !two) throw new Error('the course has no sections')
    const moved = [
      { ...two, lessonIds: [...two.lessonIds, ...one.lessonIds] },
      { ...one, lessonIds: [] },
    ]
    expect((await change(course, { sections: moved })).statusCode).toBe(200)
    for (const lessonIds of [[], [...two.lessonIds, ...two.lessonIds], [foreign.lessonIds[0] ?? '']])
      expect((await change(course, { sections: [{ ...one, lessonIds }] })).statusCode).toBe(422)
    const add = { kind: 'article', title: 'New', sectionId: randomUUID() }
    expect((await operator.visitor.post(`${pathOf(course)}/lessons`, add)).statusCode).toBe(422)
    expect((await operator.visitor.get(`${pathOf(course)}/lessons/${foreign.lessonIds[0]}`)).statusCode).toBe(404)
  })
})

describe('a version with fewer lessons', () => {
  it('completes the course for those who have done all that are left', async () => {
    const course = await aCourse(test)
    const learner = await aVerifiedTalent(test)
    await learner.visitor.put(`${course.path}/enrolment`)
    for (const id of course.lessonIds.slice(0, 3))
      await learner.visitor.put(`${course.path}/lessons/${id}/progress`, { isDone: true })
    await operator.visitor.delete(`${pathOf(course)}/lessons/${course.lessonIds[3]}`)
    await publish(course)
    await completeFinished(test.platform, course.id)
    await completeFinished(test.platform, course.id)
    const { enrolment, certificateId } = (await learner.visitor.get(course.path)).json<Course>()
    expect(enrolment).toMatchObject({ status: 'completed', percent: 100 })
    expect(certificateId).not.toBeNull()
  })
})
