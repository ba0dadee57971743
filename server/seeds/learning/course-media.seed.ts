// A video, a sound and a download lesson, added to published courses as an operator would: a new lesson, its files, a new version. The files were
// drawn and computed for the demo world; nobody speaks in them, and nobody else has rights in them.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addLesson, changeLesson } from '#server/features/learning/courses/authoring/draft-lessons.service.ts'
import { publishDraft } from '#server/features/learning/courses/authoring/draft-publishing.service.ts'
import { showDraft } from '#server/features/learning/courses/authoring/drafts.service.ts'
import { findCourseId } from '#server/features/learning/courses/catalogue.service.ts'
import { storeMedia } from '#server/features/learning/courses/media/media.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { MediaKind } from '#shared/features/learning/courses/media/media-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { demoOperator } from '../demo-accounts.ts'
import type { Seed } from '../seed-world.ts'

const FOLDER = join(import.meta.dirname, 'media')
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

const lessons = [
  {
    slug: 'working-asynchronously',
    kind: 'video',
    title: 'One day, three cities',
    body: 'Draw the working hours of your own team like this. The hours that everybody shares are fewer than you think: decide together what they are for.',
    video: 'one-day-three-cities.webm',
    sound: 'one-day-three-cities.ogg',
    download: null,
    captions: ['en', 'es'],
    name: 'one-day-three-cities',
    chapters: [
      { at: 0, text: 'Three cities' },
      { at: 5, text: 'One row each' },
      { at: 23, text: 'What they share' },
    ],
  },
  {
    slug: 'interviews-in-a-second-language',
    kind: 'sound',
    title: 'Practise: pause and speak',
    body: 'Play it and answer “Tell me about a problem you solved” aloud. Pause on the low tone, speak on the high one. Do it three times: the pauses stop feeling long.',
    video: null,
    sound: 'pause-and-speak.ogg',
    download: null,
    captions: ['en'],
    name: 'pause-and-speak',
    chapters: [],
  },
  {
    slug: 'invoicing-clients-abroad',
    kind: 'download',
    title: 'An invoice to fill in',
    body: 'A table with everything an invoice across a border needs. It opens in every spreadsheet program: replace the examples, delete the lines you do not need, and save it as a PDF before you send it.',
    video: null,
    sound: null,
    download: 'invoice-across-borders.csv',
    captions: [],
    name: 'invoice-across-borders',
    chapters: [],
  },
] as const

export const seedCourseMedia: Seed = async (platform, world) => {
  const { db } = platform
  const operator = world.person(demoOperator)
  for (const { slug, kind, title, body, name, chapters, ...files } of lessons) {
    const id = await findCourseId(db, slug)
    const { sections } = await showDraft(db, id)
    const lesson = await addLesson(platform, db, operator, id, { kind, title, sectionId: sections[0]?.id ?? '' })
    await changeLesson(
      platform,
      operator,
      { id, lessonId: lesson.id },
      {
        title,
        body,
        questions: [],
        checklist: [],
        media: {
          videoId: files.video && (await store(platform, id, files.video)),
          soundId: files.sound && (await store(platform, id, files.sound)),
          downloadId: files.download && (await store(platform, id, files.download)),
          captions: files.captions.map((language) => ({ language, vtt: read(`${name}.${language}.vtt`) })),
          chapters: [...chapters],
        },
        revision: lesson.revision,
      },
    )
    await publishDraft(platform, operator, id, null)
  }
}

const types: Record<string, { kind: MediaKind; type: string }> = {
  webm: { kind: 'video', type: 'video/webm' },
  ogg: { kind: 'sound', type: 'audio/ogg' },
  csv: { kind: 'download', type: 'text/csv' },
}

async function store(platform: Platform, courseId: Id, name: string): Promise<Id> {
  const known = types[name.split('.').at(-1) ?? '']
  if (!known) throw new Error(`no type for ${name}`)
  const { id } = await storeMedia(platform, platform.db, courseId, { ...known, name, path: join(FOLDER, name) })
  return id
}
