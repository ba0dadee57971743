// Services that wait for an operator to read them before buyers do.

import type { I18n } from '@lingui/core'
import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import { REVIEW_HOURS } from '#shared/features/market/services/service-kinds.ts'
import { formatMoney } from '#shared/kit/money.ts'
import type { CaseChoice, CaseSummary, Evidence } from '#shared/operator-case.ts'
import { type ServiceRow, selectInQueue, selectQueue, selectQueueFigures } from '../services.queries.ts'
import { decideOnService, ensureMayDecide, versionOf } from './deciding.service.ts'

export const servicesQueue: CaseQueue = {
  name: 'services',
  title: (i18n) => i18n._({ id: 'services.queue', message: 'Services' }),
  href: '/ops/services',
  promisedHours: REVIEW_HOURS,
  summarize: selectQueueFigures,
  cases: {
    isPrivate: false,
    async list(db, page, i18n) {
      const rows = await selectQueue(db, page)
      const people = await findContacts(
        db,
        rows.map(({ personId }) => personId),
      )
      return rows.map((row) => summaryOf(i18n, row, people.get(row.personId)?.name ?? ''))
    },
    async show(db, caseId, i18n) {
      const service = await selectInQueue(db, caseId)
      if (!service) return null
      const people = await findContacts(db, [service.personId])
      return {
        ...summaryOf(i18n, service, people.get(service.personId)?.name ?? ''),
        version: versionOf(service),
        evidence: evidenceFor(i18n, service),
        choices: choicesOf(i18n),
      }
    },
    ensureMayDecide: async (db, decision) => void (await ensureMayDecide(db, decision)),
    decide: decideOnService,
  },
}

const categoryName = (i18n: I18n, category: string): string =>
  i18n._({
    id: 'services.category',
    message:
      '{category, select, code {Code and review} data {Data} design {Design} writing {Writing} career {Career help} other {Paperwork}}',
    values: { category },
  })

const summaryOf = (i18n: I18n, service: ServiceRow, name: string): CaseSummary => ({
  id: service.id,
  title: service.title,
  about: name,
  kind: { label: categoryName(i18n, service.category), tone: 'neutral' },
  waitingSince: (service.submittedAt ?? service.createdAt).toISOString(),
})

function evidenceFor(i18n: I18n, { description, tiers, addons, faq, currency }: ServiceRow): Evidence[] {
  const money = (amount: number) => formatMoney({ amount, currency }, i18n.locale)
  return [
    { kind: 'quote', text: description, source: i18n._({ id: 'services.description', message: 'Description' }) },
    ...tiers.map(
      ({ name, price, days, revisions, includes }): Evidence => ({
        kind: 'check',
        label: i18n._({
          id: 'services.tier',
          message: '{name, select, basic {Basic} standard {Standard} other {Premium}}',
          values: { name },
        }),
        text: i18n._({
          id: 'services.tier_facts',
          message:
            '{price}, {days, plural, one {# day} other {# days}}, {revisions, plural, =0 {no revisions} one {# revision} other {# revisions}}: {includes}',
          values: { price: money(price), days, revisions, includes: includes.join(', ') },
        }),
        state: 'ok',
      }),
    ),
    ...addons.map(({ title, price }): Evidence => ({ kind: 'check', label: title, text: money(price), state: 'ok' })),
    ...faq.map(({ question, answer }): Evidence => ({ kind: 'quote', text: answer, source: question })),
  ]
}

const choicesOf = (i18n: I18n): CaseChoice[] => [
  {
    id: 'approve',
    label: i18n._({ id: 'services.approve', message: 'Approve' }),
    consequence: i18n._({ id: 'services.approve_means', message: 'Buyers find it on the marketplace at once' }),
    needsReason: false,
  },
  {
    id: 'reject',
    label: i18n._({ id: 'services.reject', message: 'Ask for changes' }),
    consequence: i18n._({
      id: 'services.reject_means',
      message: 'The seller reads your reason, can change the service and send it in again',
    }),
    needsReason: true,
  },
]
