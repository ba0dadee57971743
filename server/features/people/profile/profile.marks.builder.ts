import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = ['profiles.visibility']

export const markedRows: MarkedRows = ({ person, idOf }) => [
  sql`insert into profiles (person_id, summary, contact, handle, updated_at)
      values (${person.id}, 'zq-summary', '{"phone": "zq-contact-phone"}', 'zq-handle', now())`,
  sql`insert into profile_handles (handle, person_id, released_at) values ('zq-old-handle', ${person.id}, now())`,
  sql`insert into video_resumes (person_id, recording_id, visibility, captions, updated_at)
      values (${person.id}, ${idOf('recording')}, 'me', '[{"startMs": 0, "endMs": 1, "text": "zq-caption"}]', now())`,
  sql`insert into profile_entries (id, person_id, section, position, content, updated_at)
      values (${newId()}, ${person.id}, 'interests', 0, '{"name": "zq-interest", "keywords": []}', now())`,
]
