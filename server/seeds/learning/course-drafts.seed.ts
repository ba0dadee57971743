// What operators are working on: a course that is not finished.

import {
  addLesson,
  changeLesson,
  showDraftLesson,
} from '#server/features/learning/courses/authoring/draft-lessons.service.ts'
import { createDraft } from '#server/features/learning/courses/authoring/drafts.service.ts'
import { demoOperator } from '../demo-accounts.ts'
import type { Seed } from '../seed-world.ts'

const body = `Ask for the statement of every pension you ever paid into, before you move again. You need three numbers from it:

- what you have paid in,
- from which age it is paid out,
- whether it can be paid out abroad.

Keep the letters. Offices close, companies merge, and the person who knew your case retires.`

export const seedCourseDrafts: Seed = async (platform, world) => {
  const { db } = platform
  const operator = world.person(demoOperator)
  const draft = await createDraft(platform, db, operator, {
    title: 'Pensions when you move',
    category: 'money',
    level: 'intermediate',
    language: 'en',
  })
  const sectionId = draft.sections[0]?.id ?? ''
  const first = await addLesson(platform, db, operator, draft.id, {
    kind: 'article',
    title: 'Find what you have',
    sectionId,
  })
  await addLesson(platform, db, operator, draft.id, { kind: 'quiz', title: 'Check what you know', sectionId })
  const place = { id: draft.id, lessonId: first.id }
  const { title, questions, checklist, media, revision } = await showDraftLesson(db, place)
  await changeLesson(platform, operator, place, { title, body, questions, checklist, media, revision })
}
