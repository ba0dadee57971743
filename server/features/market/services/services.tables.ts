import { bigint, char, date, doublePrecision, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import {
  MAX_DESCRIPTION,
  MAX_TITLE,
  MIN_TITLE,
  serviceCategories,
  taxRules,
} from '#shared/features/market/services/service-kinds.ts'
import { isLiveService, isServiceInReview, serviceStatuses } from '#shared/features/market/services/service-status.ts'
import type { ShownAddon, ShownTier } from '#shared/features/market/services/services.contract.ts'

export type FaqEntry = { question: string; answer: string }

export const services = pgTable(
  'services',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    status: text('status', { enum: serviceStatuses }).notNull().default('draft'),
    title: text('title').notNull(),
    category: text('category', { enum: serviceCategories }).notNull(),
    /** Markdown. */
    description: text('description').notNull(),
    skills: text('skills').array().notNull().default([]),
    languages: text('languages').array().notNull().default([]),
    currency: char('currency', { length: 3 }).notNull(),
    tax: text('tax', { enum: taxRules }).notNull(),
    /** Prices are in the smallest unit of the currency. */
    tiers: jsonb('tiers').$type<ShownTier[]>().notNull(),
    addons: jsonb('addons').$type<ShownAddon[]>().notNull().default([]),
    faq: jsonb('faq').$type<FaqEntry[]>().notNull().default([]),
    /** The cheapest tier. */
    fromPrice: bigint('from_price', { mode: 'number' }).notNull(),
    /** The same in euros, to sort and filter by: follows the exchange rates. */
    fromEuro: doublePrecision('from_euro').notNull(),
    fastestDays: smallint('fastest_days').notNull(),
    /** Folded, for searching. */
    searchText: text('search_text').notNull(),
    /** What the operator wrote when rejecting it. */
    reason: text('reason').notNull().default(''),
    pausedUntil: date('paused_until'),
    submittedAt: instant('submitted_at'),
    updatedAt: instant('updated_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('services_by_person').on(table.personId, table.id),
    index('services_newest').on(table.id).where(statusIn(table.status, isLiveService)),
    index('services_by_price').on(table.fromEuro, table.id).where(statusIn(table.status, isLiveService)),
    index('services_by_days').on(table.fastestDays, table.id).where(statusIn(table.status, isLiveService)),
    index('services_queue').on(table.submittedAt, table.id).where(statusIn(table.status, isServiceInReview)),
    index('services_paused').on(table.pausedUntil),
    oneOfCheck('services_status', table.status, serviceStatuses),
    oneOfCheck('services_category', table.category, serviceCategories),
    oneOfCheck('services_tax', table.tax, taxRules),
    lengthCheck('services_title_length', table.title, MIN_TITLE, MAX_TITLE),
    lengthCheck('services_description_length', table.description, 0, MAX_DESCRIPTION),
  ],
)

export const serviceEvents = statusEvents('service_events')
