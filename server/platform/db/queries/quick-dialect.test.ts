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

/** The same queries, built with each dialect. */
function queriesWith(dialect: PgDialect): Record<string, { getSQL(): SQL }> {
  const query = new QueryBuilder(dialect)
  const counted = query
    .select({ of: jobs.personId, n: count().as('n') })
    .from(jobs)
    .groupBy(jobs.personId)
    .as('counted')
  const recent = query.$with('recent').as(query.select().from(jobs).where(eq(jobs.id, 3)))

  return {
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
    'columns beside SQL': query
      .select({
        n: sql<number>`count(${people.id})`,
        name: people.name,
        lower: sql`lower(${people.name}) || ${'x'}`,
        id: people.id,
      })
      .from(people)
      .where(eq(people.id, 1)),
    'columns beside SQL, joined': query
      .select({ name: people.name, lower: sql`lower(${managers.name}) || ${'x'}` })
      .from(people)
      .leftJoin(managers, eq(managers.id, sql`${2}::int`)),
    'whole tables, joined': query
      .select({ person: people, job: jobs })
      .from(people)
      .innerJoin(jobs, eq(jobs.id, people.id)),
    'SQL with a name, distinct, locked': query
      .selectDistinct({ n: sql`lower(${people.name})`.as('low'), id: people.id })
      .from(people)
      .for('update'),
    'SQL without parameters': query.select({ one: sql`${1}`.inlineParams(), id: people.id }).from(people),
    'a union': query
      .select({ id: people.id })
      .from(people)
      .union(query.select({ id: jobs.id }).from(jobs)),
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
}

const drizzle = new PgDialect()
const dialect = new QuickDialect()
const quick = queriesWith(dialect)

it.each(Object.entries(queriesWith(drizzle)))('writes what Drizzle writes: %s', (what, built) => {
  const { typings: _, ...expected } = drizzle.sqlToQuery(built.getSQL())
  const write = () => dialect.sqlToQuery(quick[what]?.getSQL() as SQL)
  expect(write()).toEqual(expected)
  // Second run: identifiers come from the cache.
  expect(write()).toEqual(expected)
})
