import { sql } from 'drizzle-orm'
import { aWebm } from '#server/platform/files/content/duration/media.builder.ts'
import type { Mark, MarkedRows } from '#server/test-marks.ts'
import { aKeptRecording, aSubject, sendSlice, start } from './recordings.builder.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  // A closed list of one value, which the database stores differently.
  'recordings.purpose',
]

export const markedRows: MarkedRows = ({ person, idOf }) => [
  sql`insert into recordings (id, owner_id, purpose, subject_id, kind, type)
      values (${idOf('recording')}, ${person.id}, 'resume', ${person.id}, 'video', 'video/webm')`,
]

/** A stored one, and an interrupted one that left slices. */
export const mark: Mark = async ({ test, person }) => {
  await aKeptRecording(test, person, aSubject(person), aWebm({ seconds: 3 }))
  const begun = await start(person, aSubject(person), { mime: 'video/webm;codecs=zq-codecs' })
  await sendSlice(test, person, begun.json<{ id: string }>().id, 0, Buffer.from('zq-slice'))
}
