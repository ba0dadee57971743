import type { FeatureNames } from './feature-names.ts'

export const tablesTemplate = ({
  area,
  kebab,
  camel,
  pascal,
  snake,
}: FeatureNames): string => `import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, idColumn, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { type ${pascal}Status, ${camel}Statuses } from '#shared/features/${area}/${kebab}/${kebab}-status.ts'

export const ${camel} = pgTable(
  '${snake}',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    status: text('status').$type<${pascal}Status>().notNull().default('open'),
    createdAt: createdAt(),
  },
  (table) => [
    index('${snake}_person').on(table.personId, table.id),
    oneOfCheck('${snake}_status', table.status, ${camel}Statuses),
  ],
)

export const ${camel}Events = statusEvents('${snake}_events')
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

/** Newest first: ids sort by creation time. */
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
export const isOwn${pascal}Entry = (viewer: Pick<Identity, 'id'>, entry: { personId: Id }): boolean =>
  viewer.id === entry.personId
`

export const serviceTemplate = ({
  area,
  kebab,
  camel,
  pascal,
}: FeatureNames): string => `import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { ${pascal}Entry, ${pascal}Query } from '#shared/features/${area}/${kebab}/${kebab}.contract.ts'
import { ${camel}StatusMachine } from '#shared/features/${area}/${kebab}/${kebab}-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { ${camel}Closed } from './${kebab}.events.ts'
import { isOwn${pascal}Entry } from './${kebab}.policy.ts'
import { present${pascal}Entry } from './${kebab}.presenter.ts'
import { insert${pascal}Entry, select${pascal}, select${pascal}Entry, type ${pascal}Row } from './${kebab}.queries.ts'
import { ${camel}, ${camel}Events } from './${kebab}.tables.ts'

export async function list${pascal}(db: Db, viewer: Identity, query: ${pascal}Query): Promise<Page<${pascal}Entry>> {
  const rows = await select${pascal}(db, viewer.id, { before: query.cursor, limit: query.limit + 1 })
  return toPage(rows, query.limit, present${pascal}Entry)
}

export const create${pascal}Entry = async (db: Db, viewer: Identity): Promise<${pascal}Entry> =>
  present${pascal}Entry(await insert${pascal}Entry(db, viewer.id))

export const show${pascal}Entry = async (db: Db, viewer: Identity, entryId: Id): Promise<${pascal}Entry> =>
  present${pascal}Entry(await findOwn(db, viewer, entryId))

async function findOwn(db: Db, viewer: Identity, entryId: Id): Promise<${pascal}Row> {
  const entry = found(await select${pascal}Entry(db, entryId))
  ensure(isOwn${pascal}Entry(viewer, entry), 'not_found')
  return entry
}

/** If two people close it at once, one of them is told that it has changed. */
export const close${pascal}Entry = (
  db: Db,
  platform: Platform,
  viewer: Identity,
  entryId: Id,
): Promise<${pascal}Entry> =>
  transaction(db, async (tx) => {
    const { id, status, personId } = await findOwn(tx, viewer, entryId)
    const closed = await transition(tx, {
      machine: ${camel}StatusMachine,
      table: ${camel},
      events: ${camel}Events,
      id,
      from: status,
      event: 'close',
      actor: { role: 'owner', id: viewer.id },
    })
    await announce(tx, platform, ${camel}Closed, { id, personId })
    return present${pascal}Entry(closed)
  })
`

export const presenterTemplate = ({
  area,
  kebab,
  pascal,
}: FeatureNames): string => `import type { ${pascal}Entry } from '#shared/features/${area}/${kebab}/${kebab}.contract.ts'
import type { ${pascal}Row } from './${kebab}.queries.ts'

export const present${pascal}Entry = (row: ${pascal}Row): ${pascal}Entry => ({
  id: row.id,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
})
`

export const routesTemplate = ({
  area,
  kebab,
  camel,
  pascal,
}: FeatureNames): string => `import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { ${camel} } from '#shared/features/${area}/${kebab}/${kebab}.contract.ts'
import { close${pascal}Entry, create${pascal}Entry, list${pascal}, show${pascal}Entry } from './${kebab}.service.ts'

export function ${camel}Routes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, ${camel}.list, ({ db, viewer, query }) => list${pascal}(db, viewer, query))
  mount(app, pool, ${camel}.create, ({ db, viewer }) => create${pascal}Entry(db, viewer))
  mount(app, pool, ${camel}.show, ({ db, viewer, params }) => show${pascal}Entry(db, viewer, params.id))
  mount(app, pool, ${camel}.close, ({ db, viewer, params }) => close${pascal}Entry(db, platform, viewer, params.id))
}
`
