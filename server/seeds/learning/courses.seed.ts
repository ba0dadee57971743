import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { submitWork } from '#server/features/learning/courses/assignments/submissions.service.ts'
import { enrol } from '#server/features/learning/courses/enrolling.service.ts'
import { saveNote, saveProgress } from '#server/features/learning/courses/lessons.service.ts'
import { publishCourse } from '#server/features/learning/courses/publishing.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import type { Id } from '#shared/kit/ids.ts'
import { demoSecondTalent, demoTalent } from '../demo-accounts.ts'
import type { Seed } from '../seed-world.ts'
import { showCredentials } from '../skills/shown-credentials.ts'
import { readCourse } from './read-course.ts'

const FOLDER = join(import.meta.dirname, 'courses')
/** The demo talent is halfway through this one. */
const BEGUN = 'contracts-across-borders'
/** And has the certificate of this one. */
const FINISHED = 'time-zones-without-tears'

const WORK = `I read the contract of a client in Oslo. Pay and notice are clear: 14 days on both sides.
The law is Norwegian, disputes go to Oslo. Everything I write “during the term” would belong to them, so I asked to narrow that to what I write for them.
Nothing is said about late payment. I asked for the statutory interest after 14 days.`

export const seedCourses: Seed = async (platform, world) => {
  const { db, clock } = platform
  const now = clock.now()
  const lessonIds = new Map<string, Id[]>()
  for (const slug of readdirSync(FOLDER).toSorted()) {
    const published = await publishCourse(db, readCourse(join(FOLDER, slug), slug), now)
    lessonIds.set(slug, published.lessonIds)
  }
  const talent = world.person(demoTalent)
  await enrol(db, talent, FINISHED)
  for (const lessonId of lessonIds.get(FINISHED) ?? [])
    await saveProgress(platform, db, talent, { slug: FINISHED, lessonId }, { readPercent: 100, isDone: true })
  await showCredentials(platform, talent)
  await enrol(db, talent, BEGUN)
  const lessons = lessonIds.get(BEGUN) ?? []
  const half = Math.floor(lessons.length / 2)
  for (const lessonId of lessons.slice(0, half))
    await saveProgress(platform, db, talent, { slug: BEGUN, lessonId }, { readPercent: 100, isDone: true })
  const current = lessons[half]
  if (!current) return
  await saveProgress(platform, db, talent, { slug: BEGUN, lessonId: current }, { readPercent: 40, position: 40 })
  const note = { lessonId: current, quote: '', text: 'Ask Aldersea which law their contracts name.' }
  await saveNote(db, talent, { slug: BEGUN, noteId: newId() }, note)
  // Waits for feedback.
  const [other, assignment] = [world.person(demoSecondTalent), lessons.at(-1)]
  if (!assignment) return
  await enrol(db, other, BEGUN)
  await submitWork(platform, db, other, { slug: BEGUN, lessonId: assignment }, WORK)
}
