import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OwnService } from '#shared/features/market/services/own-services.contract.ts'
import {
  isLiveService,
  isPausedService,
  isPublicService,
  isRejectedService,
  type ServiceStatus,
} from '#shared/features/market/services/service-status.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip, type ChipTone } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { Money } from '#web/ui/money.tsx'
import styles from '../marketplace.module.css'
import { MarketplaceHead } from '../marketplace-tabs.tsx'
import { MARKETPLACE, ownServicesQuery } from '../service-queries.ts'
import { useServiceStatusNames } from '../service-words.ts'
import { MissingSteps } from './missing-steps.tsx'

export const editHref = (id: string): string => `${MARKETPLACE}?show=mine&edit=${id}`

export const toneOf = (status: ServiceStatus): ChipTone => {
  if (isLiveService(status)) return 'ok'
  if (isRejectedService(status) || isPausedService(status)) return 'warn'
  return 'neutral'
}

export function OwnServices({ proposals }: { proposals: ReactNode }) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(ownServicesQuery)
  return (
    <div className={styles.page}>
      <MarketplaceHead view="mine" />
      <MissingSteps missing={data.missing} />
      {data.items.length === 0 ? (
        <EmptyState
          title={t`You do not offer a service yet`}
          action={
            <LinkButton variant="filled" href={editHref('new')}>
              <Trans>Offer a service</Trans>
            </LinkButton>
          }
        >
          <Trans>Describe something you do well, with a price and a delivery time, and let people order it.</Trans>
        </EmptyState>
      ) : (
        <Card padding="flush">
          <List label={t`My services`}>
            {data.items.map((service) => (
              <OwnServiceRow key={service.id} service={service} />
            ))}
          </List>
        </Card>
      )}
      {proposals}
    </div>
  )
}

function OwnServiceRow({ service }: { service: OwnService }) {
  const statuses = useServiceStatusNames()
  const { id, status, content } = service
  const price = content.tiers[0]?.price ?? 0
  return (
    <ListRow
      href={editHref(id)}
      title={<span translate="no">{content.title}</span>}
      meta={
        <Trans>
          from <Money amount={{ amount: price, currency: content.currency }} format="full" />
        </Trans>
      }
      facts={
        <Chip size="small" tone={toneOf(status)}>
          {statuses[status]}
        </Chip>
      }
      action={
        isPublicService(status) && (
          <LinkButton variant="text" href={`${MARKETPLACE}?service=${id}`}>
            <Trans>See the page</Trans>
          </LinkButton>
        )
      }
    />
  )
}
