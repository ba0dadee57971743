import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { OpsCourse, OpsLesson } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { Lesson, LessonProgress } from '#shared/features/learning/courses/lessons.contract.ts'
import type { MediaFile } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { noMedia } from '#shared/features/learning/courses/media/media-kinds.ts'
import { aCourse, OPS_COURSES } from '../courses.builder.ts'

const FOLDER = join(import.meta.dirname, '../../../../seeds/learning/media')
const video = readFileSync(join(FOLDER, 'one-day-three-cities.webm'))
const sound = readFileSync(join(FOLDER, 'pause-and-speak.ogg'))
const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello <b>there</b>\n\n00:02.000 --> 00:04.000\nSecond'

let test: TestApp
let operator: BuiltPerson
let talent: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
  operator = await aPersonWith(test, 'operator')
  talent = await aVerifiedTalent(test)
})
afterAll(() => test.close())

const add = (courseId: string, fileId: string, by = operator) =>
  by.visitor.post(`${OPS_COURSES}/${courseId}/media`, { fileId })

async function uploaded(courseId: string, kind: 'video' | 'audio' = 'video'): Promise<MediaFile> {
  const given = kind === 'video' ? { name: 'lesson.webm', content: video } : { name: 'lesson.ogg', content: sound }
  const answer = await add(courseId, await aReadyFile(test, operator, { kind, ...given }))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<MediaFile>()
}

/** Not published yet. */
async function aVideoLesson() {
  const course = await aCourse(test)
  const path = `${OPS_COURSES}/${course.id}`
  const { sections } = (await operator.visitor.get(path)).json<OpsCourse>()
  const given = { kind: 'video', title: 'Watch', sectionId: sections[0]?.id }
  const lesson = (await operator.visitor.post(`${path}/lessons`, given)).json<OpsLesson>()
  const save = (media: object, revision = 1) =>
    operator.visitor.put(`${path}/lessons/${lesson.id}`, {
      title: 'Watch',
      body: '',
      questions: [],
      checklist: [],
      media: { ...noMedia, ...media },
      revision,
    })
  return { course, path, lesson, save, learnPath: `${course.path}/lessons/${lesson.id}` }
}

async function aPublishedVideo() {
  const written = await aVideoLesson()
  const [picture, tone] = [await uploaded(written.course.id), await uploaded(written.course.id, 'audio')]
  const chapters = [{ at: 1, text: 'One' }]
  const media = { videoId: picture.id, soundId: tone.id, captions: [{ language: 'en', vtt }], chapters }
  expect((await written.save(media)).statusCode).toBe(200)
  const published = await operator.visitor.post(`${written.path}/publication`, { at: null })
  expect(published.statusCode, published.body).toBe(200)
  return { ...written, picture, tone }
}

describe('a video lesson', () => {
  it('is published with captions only, and has three weights', async () => {
    const { course, path, save } = await aVideoLesson()
    const file = await uploaded(course.id)
    expect(file).toMatchObject({ kind: 'video', type: 'video/webm', bytes: video.length, seconds: 30 })
    expect((await save({ videoId: file.id })).statusCode).toBe(200)
    const { problems } = (await operator.visitor.get(path)).json<OpsCourse>()
    expect(problems.map(({ code }) => code)).toEqual(['captions'])
    expect((await operator.visitor.post(`${path}/publication`, { at: null })).statusCode).toBe(422)

    const { learnPath } = await aPublishedVideo()
    const lesson = (await talent.visitor.get(learnPath)).json<Lesson>()
    expect(lesson).toMatchObject({ kind: 'video', minutes: 1, html: '' })
    expect(lesson.media).toMatchObject({
      video: { bytes: video.length },
      sound: { bytes: sound.length, seconds: 40 },
      chapters: [{ at: 1, text: 'One' }],
      transcript: [
        { from: 0, to: 2, text: 'Hello there' },
        { from: 2, to: 4, text: 'Second' },
      ],
      textBytes: 17,
    })
  })

  it('is sent in ranges, to those who may see it', async () => {
    const { course, learnPath, picture, path } = await aPublishedVideo()
    const { media } = (await talent.visitor.get(learnPath)).json<Lesson>()
    const url = media?.video?.url ?? ''
    const part = await talent.visitor.get(url, { headers: { range: 'bytes=1000-1999' } })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 1000-1999/${video.length}`)
    expect(part.rawPayload.equals(video.subarray(1000, 2000))).toBe(true)
    expect((await talent.visitor.get(url)).headers['content-type']).toBe('video/webm')
    expect((await test.visitor().get(url)).statusCode).toBe(401)
    expect((await operator.visitor.get(`${path}/media/${picture.id}`)).statusCode).toBe(200)
    expect((await talent.visitor.get(`${path}/media/${picture.id}`)).statusCode).toBe(403)
    const unpublished = await uploaded(course.id)
    expect((await talent.visitor.get(`${course.path}/media/${unpublished.id}`)).statusCode).toBe(404)
    const other = await aCourse(test)
    expect((await talent.visitor.get(`${other.path}/media/${picture.id}`)).statusCode).toBe(404)
  })

  it('of a course that is not in the catalogue is only open to those who have enrolled', async () => {
    const [learner, { course, learnPath }] = [await aVerifiedTalent(test), await aPublishedVideo()]
    await learner.visitor.put(`${course.path}/enrolment`)
    const { media } = (await learner.visitor.get(learnPath)).json<Lesson>()
    await operator.visitor.put(`${OPS_COURSES}/${course.id}/listing`, { isListed: false })
    for (const url of [media?.video?.url ?? '', media?.captions[0]?.url ?? '']) {
      expect((await learner.visitor.get(url)).statusCode).toBe(200)
      expect((await talent.visitor.get(url)).statusCode).toBe(404)
    }
  })

  it('has captions that can only be text', async () => {
    const { learnPath } = await aPublishedVideo()
    const { media } = (await talent.visitor.get(learnPath)).json<Lesson>()
    const captions = await talent.visitor.get(media?.captions[0]?.url ?? '')
    expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(captions.body).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nHello there\n\n00:00:02.000 --> 00:00:04.000\nSecond\n',
    )
    expect((await talent.visitor.get(`${learnPath}/captions/fr`)).statusCode).toBe(404)
  })

  it('keeps where the learner stopped, and is done when most of it was played', async () => {
    const { course, learnPath } = await aPublishedVideo()
    await talent.visitor.put(`${course.path}/enrolment`)
    const save = async (body: object) =>
      (await talent.visitor.put(`${learnPath}/progress`, body)).json<LessonProgress>()
    expect(await save({ readPercent: 50, seconds: 15 })).toMatchObject({ seconds: 15, completedAt: null })
    expect(await save({ readPercent: 20, seconds: 3 })).toMatchObject({ seconds: 3, readPercent: 50 })
    expect(await save({ readPercent: 92, seconds: 28 })).toMatchObject({ completedBy: 'rule' })
  })
})

describe('a file', () => {
  it('has to be one that the operator uploaded, and that can be played', async () => {
    const { course, save } = await aVideoLesson()
    const other = await aPersonWith(test, 'operator')
    const foreign = await aReadyFile(test, other, { kind: 'video', name: 'a.webm', content: video })
    expect((await add(course.id, foreign)).statusCode).toBe(404)
    expect((await add(course.id, await aReadyFile(test, operator))).statusCode).toBe(422)
    const elsewhere = await uploaded((await aCourse(test)).id)
    expect((await save({ videoId: elsewhere.id })).statusCode).toBe(422)
    const tone = await uploaded(course.id, 'audio')
    expect((await save({ videoId: tone.id })).statusCode).toBe(422)
    expect((await save({ soundId: tone.id })).statusCode).toBe(200)
  })
})
