import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { OpsCourse, OpsLesson } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { Course, CoursesPage } from '#shared/features/learning/courses/courses.contract.ts'
import type { Lesson, LessonProgress } from '#shared/features/learning/courses/lessons.contract.ts'
import type { MediaFile } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { noMedia } from '#shared/features/learning/courses/media/media-kinds.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { issueMissingCertificates } from './certificates/certificates.service.ts'
import { aCourse, COURSES, OPS_COURSES } from './courses.builder.ts'
import { lapseIdle } from './enrolling.service.ts'
import { deleteUnusedMedia } from './media/unused-media.service.ts'

let test: TestApp
let operator: BuiltPerson
let talent: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
  operator = await aPersonWith(test, 'operator')
  talent = await aVerifiedTalent(test)
})
afterAll(() => test.close())

const content = 'Item,Amount\nDesign,100\n'

async function aDownloadLesson() {
  const course = await aCourse(test)
  const path = `${OPS_COURSES}/${course.id}`
  const { sections } = (await operator.visitor.get(path)).json<OpsCourse>()
  const given = { kind: 'download', title: 'Take it with you', sectionId: sections[0]?.id }
  const lesson = (await operator.visitor.post(`${path}/lessons`, given)).json<OpsLesson>()
  const save = (media: object, revision = 1) => {
    const rest = { title: 'Take it with you', body: '', questions: [], checklist: [] }
    return operator.visitor.put(`${path}/lessons/${lesson.id}`, { ...rest, media: { ...noMedia, ...media }, revision })
  }
  const upload = async (): Promise<MediaFile> => {
    const fileId = await aReadyFile(test, operator, { kind: 'attachment', name: 'invoice, empty.csv', content })
    return (await operator.visitor.post(`${path}/media`, { fileId })).json<MediaFile>()
  }
  const publish = () => operator.visitor.post(`${path}/publication`, { at: null })
  return { course, path, save, upload, publish, learnPath: `${course.path}/lessons/${lesson.id}` }
}

describe('a download lesson', () => {
  it('needs its file, says its size, and is done once it was downloaded', async () => {
    const { course, save, upload, publish, path, learnPath } = await aDownloadLesson()
    const { problems } = (await operator.visitor.get(path)).json<OpsCourse>()
    expect(problems.map(({ code }) => code)).toEqual(['download_file'])
    const file = await upload()
    expect(file).toMatchObject({ kind: 'download', name: 'invoice, empty.csv', bytes: content.length, seconds: 0 })
    expect((await save({ videoId: file.id })).statusCode).toBe(422)
    expect((await save({ downloadId: file.id })).statusCode).toBe(200)
    expect((await publish()).statusCode).toBe(200)

    await talent.visitor.put(`${course.path}/enrolment`)
    const { download, media } = (await talent.visitor.get(learnPath)).json<Lesson>()
    expect(media).toBeNull()
    const answer = await talent.visitor.get(download?.url ?? '')
    expect(answer.body).toBe(content)
    expect(answer.headers['content-disposition']).toMatch(/^attachment;.*invoice/)
    expect((await test.visitor().get(download?.url ?? '')).statusCode).toBe(401)
    const progress = await talent.visitor.put(`${learnPath}/progress`, { readPercent: 100 })
    expect(progress.json<LessonProgress>()).toMatchObject({ completedBy: 'rule' })
  })

  it('loses replaced files after a day, but never one that a draft or a version uses', async () => {
    const { path, save, upload, publish } = await aDownloadLesson()
    const [replaced, published, newer] = [await upload(), await upload(), await upload()]
    expect((await save({ downloadId: replaced.id })).statusCode).toBe(200)
    expect((await save({ downloadId: published.id }, 2)).statusCode).toBe(200)
    expect((await publish()).statusCode).toBe(200)
    expect((await save({ downloadId: newer.id }, 3)).statusCode).toBe(200)
    const statuses = async () =>
      Promise.all(
        [replaced, published, newer].map(
          async ({ id }) => (await operator.visitor.get(`${path}/media/${id}`)).statusCode,
        ),
      )
    await deleteUnusedMedia(test.platform)
    expect(await statuses()).toEqual([200, 200, 200])
    const twoDaysAgo = new Date(test.clock.now().getTime() - 2 * DAY).toISOString()
    await test.platform.db.execute(`update course_media set created_at = '${twoDaysAgo}'`)
    await deleteUnusedMedia(test.platform)
    const { rows } = await test.platform.db.execute<{ id: string }>('select id from course_media')
    const left = rows.map(({ id }) => id)
    expect([replaced, published, newer].map(({ id }) => left.includes(id))).toEqual([false, true, true])
  })
})

describe('a course that is not in the catalogue', () => {
  it('stays open for those who have enrolled, and nobody else finds it', async () => {
    const [learner, stranger, course] = [await aVerifiedTalent(test), await aVerifiedTalent(test), await aCourse(test)]
    await learner.visitor.put(`${course.path}/enrolment`)
    const list = (isListed: boolean) => operator.visitor.put(`${OPS_COURSES}/${course.id}/listing`, { isListed })
    expect((await list(false)).json<OpsCourse>().unlistedAt).not.toBeNull()
    expect((await list(false)).statusCode).toBe(200)
    const titles = async (person: BuiltPerson, query: string) =>
      (await person.visitor.get(`${COURSES}?${query}`)).json<CoursesPage>().items.map(({ title }) => title)
    expect(await titles(stranger, 'limit=50')).not.toContain(course.content.title)
    expect(await titles(learner, 'show=active')).toContain(course.content.title)
    expect((await learner.visitor.get(course.path)).statusCode).toBe(200)
    expect((await learner.visitor.get(`${course.path}/lessons/${course.lessonIds[0]}`)).statusCode).toBe(200)
    expect((await stranger.visitor.get(course.path)).statusCode).toBe(404)
    expect((await stranger.visitor.get(`${course.path}/lessons/${course.lessonIds[0]}`)).statusCode).toBe(404)
    expect((await stranger.visitor.put(`${course.path}/enrolment`)).statusCode).toBe(404)
    expect((await list(true)).json<OpsCourse>().unlistedAt).toBeNull()
    expect((await stranger.visitor.get(course.path)).statusCode).toBe(200)
    expect((await stranger.visitor.put(`${OPS_COURSES}/${course.id}/listing`, { isListed: false })).statusCode).toBe(
      403,
    )
  })
})

describe('a course that was finished before there were certificates', () => {
  it('gets its certificate at night, once', async () => {
    const [learner, course] = [await aVerifiedTalent(test), await aCourse(test)]
    await learner.visitor.put(`${course.path}/enrolment`)
    for (const id of course.lessonIds)
      await learner.visitor.put(`${course.path}/lessons/${id}/progress`, { isDone: true })
    const certificateOf = async () => (await learner.visitor.get(course.path)).json<Course>().certificateId
    await test.platform.db.execute(`delete from credentials where person_id = '${learner.id}'`)
    expect(await certificateOf()).toBeNull()
    await issueMissingCertificates(test.platform)
    const issued = await certificateOf()
    expect(issued).not.toBeNull()
    await issueMissingCertificates(test.platform)
    expect(await certificateOf()).toBe(issued)
  })
})

describe('an enrolment', () => {
  it('lapses after half a year without a visit, and enrolling again continues', async () => {
    const [idle, returned, course] = [await aVerifiedTalent(test), await aVerifiedTalent(test), await aCourse(test)]
    const [lesson] = course.lessonIds
    for (const { visitor, id } of [idle, returned]) {
      await visitor.put(`${course.path}/enrolment`)
      await visitor.put(`${course.path}/lessons/${lesson}/progress`, { isDone: true })
      const longAgo = new Date(test.clock.now().getTime() - 181 * DAY).toISOString()
      await test.platform.db.execute(`update course_enrolments set created_at = '${longAgo}' where person_id = '${id}'`)
      await test.platform.db.execute(`update lesson_progress set updated_at = '${longAgo}' where person_id = '${id}'`)
    }
    await returned.visitor.put(`${course.path}/lessons/${course.lessonIds[1]}/progress`, { readPercent: 5 })
    await lapseIdle(test.platform)
    const enrolmentOf = async ({ visitor }: BuiltPerson) => (await visitor.get(course.path)).json<Course>().enrolment
    expect(await enrolmentOf(idle)).toMatchObject({ status: 'left', doneLessons: 1 })
    expect(await enrolmentOf(returned)).toMatchObject({ status: 'active' })
    await idle.visitor.put(`${course.path}/enrolment`)
    await lapseIdle(test.platform)
    expect(await enrolmentOf(idle)).toMatchObject({ status: 'active', doneLessons: 1 })
  })
})
