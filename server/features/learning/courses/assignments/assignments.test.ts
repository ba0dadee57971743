import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import {
  auditOf,
  carryOutAll,
  casePath,
  decide,
  showCase,
} from '#server/features/base/operations/operations.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { LessonSubmission } from '#shared/features/learning/courses/assignments/submissions.contract.ts'
import type { Lesson } from '#shared/features/learning/courses/lessons.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { DAY, MINUTE } from '#shared/kit/time-zones.ts'
import { aCourse } from '../courses.builder.ts'

let test: TestApp
let operator: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
  operator = await aPersonWith(test, 'operator')
})
afterAll(() => test.close())

const WORK = 'My plan: two invoices a month, each in the currency of the client.'
const ASSIGNMENT = 3

async function aLearner(talent?: BuiltPerson) {
  const learner = talent ?? (await aVerifiedTalent(test))
  const course = await aCourse(test)
  await learner.visitor.put(`${course.path}/enrolment`)
  const path = `${course.path}/lessons/${course.lessonIds[ASSIGNMENT]}`
  return {
    course,
    learner,
    handIn: (text: string) => learner.visitor.put(`${path}/submission`, { text }),
    lesson: async () => (await learner.visitor.get(path)).json<Lesson>(),
  }
}

const answer = async (id: string, choice: 'pass' | 'return', reason: string) => {
  expect((await decide(operator, { queue: 'assignments', id }, { choice, reason })).statusCode).toBe(200)
  await carryOutAll(test)
}

async function caseOf({ id }: BuiltPerson): Promise<string> {
  const { rows } = await test.platform.db.execute<{ id: string }>(
    `select id from course_submissions where person_id = '${id}'`,
  )
  return rows[0]?.id ?? ''
}

describe('work on an assignment', () => {
  it('is read by an operator, comes back with feedback, and finishes the lesson once it is accepted', async () => {
    const { course, learner, handIn, lesson } = await aLearner()
    const submitted = (await handIn(`  ${WORK}  `)).json<LessonSubmission>()
    expect(submitted).toMatchObject({ status: 'waiting', text: WORK, feedback: null })
    expect(Date.parse(submitted.answerBy ?? '') - Date.parse(submitted.submittedAt)).toBe(5 * DAY)
    const id = await caseOf(learner)
    const shown = await showCase(operator, 'assignments', id)
    expect(JSON.stringify(shown)).toContain(WORK)

    await answer(id, 'return', 'Name the currency.')
    expect((await lesson()).submission).toMatchObject({
      status: 'returned',
      feedback: 'Name the currency.',
      answerBy: null,
    })
    expect((await lesson()).progress.completedAt).toBeNull()
    test.clock.advance(MINUTE)
    expect((await handIn(`${WORK} In euros.`)).json()).toMatchObject({ status: 'waiting', feedback: null })
    await answer(id, 'pass', 'Clear, and easy to check.')
    expect(await lesson()).toMatchObject({
      submission: { status: 'passed', feedback: 'Clear, and easy to check.' },
      progress: { completedBy: 'rule' },
    })
    expect((await handIn(WORK)).statusCode).toBe(409)
    const { items } = (await learner.visitor.get('/shared/api/notifications')).json<Page<{ title: string }>>()
    expect(items.map(({ title }) => title)).toEqual([
      expect.stringContaining(`Your work has been accepted: ${course.content.title}`),
    ])
    const actions = (await auditOf(operator, id)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['assignment.return', 'assignment.pass']))
  })

  it('can be replaced until it has been read, and is never decided on in an older version', async () => {
    const { learner, handIn } = await aLearner()
    await handIn(WORK)
    const id = await caseOf(learner)
    const version = (await showCase(operator, 'assignments', id)).case?.version
    test.clock.advance(MINUTE)
    expect((await handIn(`${WORK} And one more.`)).statusCode).toBe(200)
    const stale = await operator.visitor.put(casePath('assignments', id, '/decision'), {
      choice: 'pass',
      reason: 'Fine.',
      version,
    })
    expect(stale.statusCode).toBe(409)
  })

  it('is for enrolled learners, for assignments, and long enough to be read', async () => {
    const { course, learner, handIn } = await aLearner()
    expect((await handIn('Too short')).statusCode).toBe(422)
    const article = `${course.path}/lessons/${course.lessonIds[0]}/submission`
    expect((await learner.visitor.put(article, { text: WORK })).statusCode).toBe(404)
    const stranger = await aVerifiedTalent(test)
    const path = `${course.path}/lessons/${course.lessonIds[ASSIGNMENT]}`
    expect((await stranger.visitor.put(`${path}/submission`, { text: WORK })).statusCode).toBe(403)
    await handIn(WORK)
    expect((await stranger.visitor.get(path)).json<Lesson>().submission).toBeNull()
  })

  it('is not judged by the operator who handed it in, and leaving the course does not lose the feedback', async () => {
    const own = await aLearner(await aPersonWith(test, 'operator'))
    await own.handIn(WORK)
    const id = await caseOf(own.learner)
    const judged = await decide(own.learner, { queue: 'assignments', id }, { choice: 'pass', reason: 'Perfect.' })
    expect(judged.statusCode).toBe(403)
    await own.learner.visitor.delete(`${own.course.path}/enrolment`)
    await answer(id, 'pass', 'Good.')
    expect(await own.lesson()).toMatchObject({ submission: { feedback: 'Good.' }, progress: { completedAt: null } })
  })
})
