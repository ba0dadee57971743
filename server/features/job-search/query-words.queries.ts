import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/** What PostgreSQL makes of each text, and whether any open job has all of it. */
export async function readLexemes(
  db: Db,
  texts: readonly string[],
): Promise<{ lexemes: string[]; isKnown: boolean }[]> {
  const { rows } = await db.execute<{ lexemes: string[]; isKnown: boolean }>(
    sql`select tsvector_to_array(doc) as lexemes,
          exists (select from job_search where job_search.doc @@ plainto_tsquery('meridian', text)) as "isKnown"
        from unnest(${sql.param([...texts])}::text[]) with ordinality as given (text, place),
        to_tsvector('meridian', text) as doc
        order by place`,
  )
  return rows
}

/** Words that look like this one, likest first. */
export async function selectSimilarWords(db: Db, word: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from job_search_words where similarity(word, ${word}) > 0.1
        order by similarity(word, ${word}) desc, word limit 60`,
  )
  return rows.map((row) => row.word)
}
