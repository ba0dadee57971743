import { markdownHtml } from '#server/platform/markdown-html.ts'
import type { OwnService } from '#shared/features/market/services/own-services.contract.ts'
import { ownServiceSteps, type PublishingCheck } from '#shared/features/market/services/service-kinds.ts'
import {
  isEditableService,
  isPausedService,
  isRejectedService,
  serviceStatusMachine,
} from '#shared/features/market/services/service-status.ts'
import type { Seller, Service, ServiceCard } from '#shared/features/market/services/services.contract.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import type { TrackRecord } from './browsing/market-slots.service.ts'
import type { ServiceRow } from './services.queries.ts'

export const presentCard = (
  row: ServiceRow,
  seller: Seller,
  { completed, onTime }: TrackRecord = { completed: 0, onTime: 0 },
): ServiceCard => ({
  id: row.id,
  title: row.title,
  category: row.category,
  status: row.status,
  pausedUntil: isPausedService(row.status) ? row.pausedUntil : null,
  currency: row.currency,
  fromPrice: row.fromPrice,
  fastestDays: row.fastestDays,
  tax: row.tax,
  completed,
  onTime,
  seller,
})

type Around = Pick<Service, 'seller' | 'badges' | 'isOwn' | 'canAsk' | 'payBy' | 'answerMinutes'> & {
  record: TrackRecord | undefined
}

export const presentService = (row: ServiceRow, { seller, record, ...around }: Around): Service => ({
  ...presentCard(row, seller, record),
  html: markdownHtml(row.description),
  skills: row.skills,
  languages: row.languages,
  faq: row.faq,
  tiers: row.tiers,
  addons: row.addons,
  ...around,
})

export function presentOwn(row: ServiceRow, missing: readonly PublishingCheck[]): OwnService {
  const possible = eventsFor(serviceStatusMachine, row.status, 'talent')
  const { title, category, description, skills, languages, currency, tax, tiers, addons, faq } = row
  return {
    id: row.id,
    status: row.status,
    reason: isRejectedService(row.status) ? row.reason : '',
    pausedUntil: isPausedService(row.status) ? row.pausedUntil : null,
    can: ownServiceSteps.filter((step) => possible.includes(step)),
    canEdit: isEditableService(row.status),
    updatedAt: row.updatedAt.toISOString(),
    content: {
      title,
      category,
      description,
      skills,
      languages,
      currency,
      tax,
      tiers: tiers.map(({ price, days, revisions, includes }) => ({ price, days, revisions, includes })),
      addons: addons.map(({ title: name, price, days }) => ({ title: name, price, days })),
      faq,
    },
    missing: [...missing],
  }
}
