import { and, count, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgTable,
  alias,
  integer,
  PgDialect,
  pgEnum,
  pgTable,
  QueryBuilder,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { QuickDialect } from './quick-dialect.ts'

const kind = pgEnum('kind', ['a', 'b'])
const people = pgTable('people', {
  id: integer('id'),
  name: text('name'),
  kind: kind('kind'),
  bornAt: timestamp('born_at'),
})
const jobs = pgTable('jobs', { id: integer('id'), personId: integer('person_id'), skills: text('skills').array() })
const managers = alias(people, 'managers')

const query = new QueryBuilder()
const counted = query
  .select({ of: jobs.personId, n: count().as('n') })
  .from(jobs)
  .groupBy(jobs.personId)
  .as('counted')
const recent = query.$with('recent').as(query.select().from(jobs).where(eq(jobs.id, 3)))

const queries: Record<string, { getSQL(): SQL }> = {
  'one table': query
    .select()
    .from(people)
    .where(and(eq(people.name, 'Ada'), inArray(people.id, [1, 2])))
    .limit(3),
  'an alias, joined': query
    .select({ own: people.name, boss: managers.name })
    .from(people)
    .innerJoin(managers, and(eq(managers.id, people.id), eq(managers.name, 'Bo')))
    .orderBy(desc(people.bornAt)),
  'subqueries between parameters': query
    .select({ name: people.name, n: counted.n })
    .from(people)
    .leftJoin(counted, and(eq(counted.of, people.id), eq(people.name, 'first')))
    .where(and(exists(query.select().from(jobs).where(eq(jobs.id, 7))), eq(people.id, 8))),
  'a query with a name': query.with(recent).select().from(recent).where(eq(recent.id, 4)),
  'values of columns': query
    .select()
    .from(people)
    .where(and(eq(people.bornAt, new Date(0)), eq(people.kind, 'a'), eq(people.id, sql.placeholder('id')))),
  'parts by hand': sql`select ${sql.identifier('x"y')}, ${[1, 'two', null]}, ${sql.raw('now()')}, ${kind}, ${undefined}
    from ${jobs} where ${jobs.skills} = ${sql.param(['a', 'b'], jobs.skills)} and ${sql`id = ${5}`.inlineParams()} and id = ${6}`,
  'a table by itself': sql`select count(*) from ${people as AnyPgTable<object>} where ${sql.join([sql`a = ${1}`, sql`b = ${2}`], sql` or `)}`,
}

it.each(Object.entries(queries))('writes what Drizzle writes: %s', (_what, built) => {
  const { typings: _, ...expected } = new PgDialect().sqlToQuery(built.getSQL())
  const dialect = new QuickDialect()
  expect(dialect.sqlToQuery(built.getSQL())).toEqual(expected)
  // Second run: identifiers come from the cache.
  expect(dialect.sqlToQuery(built.getSQL())).toEqual(expected)
})
