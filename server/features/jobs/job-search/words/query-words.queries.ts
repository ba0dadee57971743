import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { groupQuery } from '../sql/doc-query.ts'

/** The lexemes PostgreSQL derives from each text. */
export async function readLexemes(db: Db, texts: readonly string[]): Promise<string[][]> {
  const { rows } = await db.execute<{ lexemes: string[] }>(
    sql`select tsvector_to_array(search_words(text)) as lexemes
        from unnest(${sql.param([...texts])}::text[]) with ordinality as given (text, place) order by place`,
  )
  return rows.map(({ lexemes }) => lexemes)
}

/** Whether any open job has all of the lexemes. */
export async function isInOpenJobs(db: Db, lexemes: readonly string[], where: 'ABC' | 'ABCD'): Promise<boolean> {
  const { rows } = await db.execute<{ isFound: boolean }>(
    sql`select exists (select from job_search where doc @@ ${groupQuery([lexemes], where)}::tsquery) as "isFound"`,
  )
  return rows[0]?.isFound ?? false
}

/** Most similar first. */
export async function selectSimilarWords(db: Db, word: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from job_search_words where similarity(word, ${word}) > 0.1
        order by similarity(word, ${word}) desc, word limit 60`,
  )
  return rows.map((row) => row.word)
}
