import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import {
  MAX_TEMPLATE_NAME,
  type TemplateKind,
  templateKinds,
} from '#shared/features/people/message-templates/template-limits.ts'
import type { Translation } from '#shared/features/people/message-templates/wording.ts'

/** A company's own wording, in one or more languages. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TemplateKind>().notNull(),
    name: text('name').notNull(),
    versions: jsonb('versions').$type<Translation[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('message_templates_name').on(table.companyId, table.kind, sql`lower(${table.name})`),
    oneOfCheck('message_templates_kind_known', table.kind, templateKinds),
    lengthCheck('message_templates_name_length', table.name, 1, MAX_TEMPLATE_NAME),
  ],
)
