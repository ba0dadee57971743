// A course with more lessons than any of the demo world.

import { randomUUID } from 'node:crypto'
import pg from 'pg'

const SECTION = 20

/** Copies a course of the demo world, its first lesson once for each of the `count`. */
export async function addLongCourse(connectionString: string, count: number): Promise<{ slug: string; title: string }> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const [id, slug, title] = [randomUUID(), 'a-long-course', `A course of ${count} lessons`]
    const lessonIds = Array.from({ length: count }, () => randomUUID())
    const outline = Array.from({ length: Math.ceil(count / SECTION) }, (_, at) => ({
      title: `Section ${at + 1}`,
      lessonIds: lessonIds.slice(at * SECTION, (at + 1) * SECTION),
    }))
    await client.query(
      `insert into courses (id, slug, version, title, summary, category, level, language, skills, skill_slugs, outcomes, sources,
         outline, lesson_count, minutes, search_text, updated_at)
       select $1, $2, 1, $3, summary, category, level, language, skills, skill_slugs, outcomes, sources, $4, $5, 3 * $5, '', now()
       from courses limit 1`,
      [id, slug, title, JSON.stringify(outline), count],
    )
    await client.query(
      `insert into course_lessons (id, version, course_id, kind, title, minutes, body, questions, checklist)
       select lesson, 1, $1, 'article', 'Lesson ' || number, 3, body, '[]', '{}'
       from unnest($2::uuid[]) with ordinality as added (lesson, number),
         (select body from course_lessons where kind = 'article' limit 1) as sample`,
      [id, lessonIds],
    )
    return { slug, title }
  } finally {
    await client.end()
  }
}
