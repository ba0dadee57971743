// Status conditions of queries, partial indexes and checks. Values are inlined, not bound, because PostgreSQL uses a
// partial index only when it can prove that the query's condition implies the index's.

import { type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm'

type Statuses<Status extends string> = { statuses: readonly Status[] }
type StatusOf<C extends Column | SQL> = C extends Column ? GetColumnData<C, 'raw'> & string : string

export const statusIn = <C extends Column | SQL>(column: C, { statuses }: Statuses<StatusOf<C>>): SQL =>
  statuses.length === 1 ? sql`${column} = ${literals(statuses)}` : sql`${column} in (${literals(statuses)})`

export const statusNotIn = <C extends Column | SQL>(column: C, { statuses }: Statuses<StatusOf<C>>): SQL =>
  statuses.length === 1 ? sql`${column} <> ${literals(statuses)}` : sql`${column} not in (${literals(statuses)})`

const literals = (statuses: readonly string[]): SQL => sql.raw(statuses.map((status) => `'${status}'`).join(', '))
