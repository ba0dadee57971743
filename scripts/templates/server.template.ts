import type { FeatureNames } from './feature-names.ts'

export const tablesTemplate = ({
  camel,
  snake,
}: FeatureNames): string => `import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { people } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, idColumn } from '#server/platform/db/columns.ts'

export const ${camel} = pgTable(
  '${snake}',
  {
    id: idColumn(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('${snake}_person').on(table.personId, table.id)],
)
`

export const queriesTemplate = ({
  kebab,
  camel,
  pascal,
}: FeatureNames): string => `import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { ${camel} } from './${kebab}.tables.ts'

export type ${pascal}Row = typeof ${camel}.$inferSelect

/** Newest first: ids sort by the time they were made. */
export function select${pascal}(
  db: Db,
  personId: Id,
  page: { before: Id | undefined; limit: number },
): Promise<${pascal}Row[]> {
  return db
    .select()
    .from(${camel})
    .where(and(eq(${camel}.personId, personId), page.before ? lt(${camel}.id, page.before) : undefined))
    .orderBy(desc(${camel}.id))
    .limit(page.limit)
}

export async function select${pascal}Entry(db: Db, entryId: Id): Promise<${pascal}Row | null> {
  const [row] = await db.select().from(${camel}).where(eq(${camel}.id, entryId))
  return row ?? null
}

export async function insert${pascal}Entry(db: Db, personId: Id): Promise<${pascal}Row> {
  const [row] = await db.insert(${camel}).values({ personId }).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}
`

export const policyTemplate = ({
  pascal,
}: FeatureNames): string => `import type { Identity } from '#shared/access/identity.ts'
import type { Id } from '#shared/kit/ids.ts'

/** Only the person it belongs to. */
export const canSee${pascal}Entry = (viewer: Pick<Identity, 'id'>, entry: { personId: Id }): boolean =>
  viewer.id === entry.personId
`

export const serviceTemplate = ({
  kebab,
  pascal,
}: FeatureNames): string => `import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { ${pascal}Entry, ${pascal}Query } from '#shared/features/${kebab}/${kebab}.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { canSee${pascal}Entry } from './${kebab}.policy.ts'
import { present${pascal}Entry } from './${kebab}.presenter.ts'
import { select${pascal}, select${pascal}Entry } from './${kebab}.queries.ts'

export async function list${pascal}(db: Db, viewer: Identity, query: ${pascal}Query): Promise<Page<${pascal}Entry>> {
  const rows = await select${pascal}(db, viewer.id, { before: query.cursor, limit: query.limit + 1 })
  return toPage(rows, query.limit, present${pascal}Entry)
}

export async function show${pascal}Entry(db: Db, viewer: Identity, entryId: Id): Promise<${pascal}Entry> {
  const entry = found(await select${pascal}Entry(db, entryId))
  ensure(canSee${pascal}Entry(viewer, entry), 'not_found')
  return present${pascal}Entry(entry)
}
`

export const presenterTemplate = ({
  kebab,
  pascal,
}: FeatureNames): string => `import type { ${pascal}Entry } from '#shared/features/${kebab}/${kebab}.contract.ts'
import type { ${pascal}Row } from './${kebab}.queries.ts'

export const present${pascal}Entry = (row: ${pascal}Row): ${pascal}Entry => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
})
`

export const routesTemplate = ({
  kebab,
  camel,
  pascal,
}: FeatureNames): string => `import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { ${camel} } from '#shared/features/${kebab}/${kebab}.contract.ts'
import { list${pascal}, show${pascal}Entry } from './${kebab}.service.ts'

export function ${camel}Routes(app: App, { db }: Platform): void {
  mount(app, db, ${camel}.list, ({ viewer, query }) => list${pascal}(db, viewer, query))
  mount(app, db, ${camel}.show, ({ viewer, params }) => show${pascal}Entry(db, viewer, params.id))
}
`
