import { Trans } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import type { Service, ShownTier } from '#shared/features/market/services/services.contract.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ReaderPrice } from './reader-price.tsx'
import styles from './service.module.css'
import { Days, Revisions } from './service-row.tsx'
import { useTierNames } from './service-words.ts'

/** The tiers without the order form: for the seller, and while the service is paused. */
export function ServiceTiers({ service, reader }: { service: Service; reader: JobReader }) {
  const names = useTierNames()
  const { tiers, addons, currency } = service
  return (
    <>
      <ul role="list" className={styles.tiers}>
        {tiers.map((tier) => (
          <li key={tier.name} className={styles.tier}>
            <p className={styles.tierName}>{names[tier.name]}</p>
            <TierFacts tier={tier} currency={currency} reader={reader} />
          </li>
        ))}
      </ul>
      {addons.length > 0 && (
        <Card title={<Trans>Add-ons</Trans>}>
          <ul role="list" className={styles.plain}>
            {addons.map(({ id, title, price, days }) => (
              <li key={id} className={styles.addon}>
                <AddonName title={title} days={days} />
                <ReaderPrice price={{ amount: price, currency }} reader={reader} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

type TierFactsProps = {
  tier: ShownTier
  currency: string
  reader: JobReader
  /** Phones have no room for what every tier includes. */
  isFolded?: boolean
}

/** Only spans, because a choice can describe itself with them. */
export function TierFacts({ tier: { price, days, revisions, includes }, currency, reader, isFolded }: TierFactsProps) {
  return (
    <span className={styles.tierFacts}>
      <ReaderPrice price={{ amount: price, currency }} reader={reader} />
      <span className={styles.small}>
        <Days days={days} /> · <Revisions count={revisions} />
      </span>
      <span className={styles.includes} data-folded={isFolded || undefined} translate="no">
        {includes.map((line) => (
          <span key={line} className={styles.included}>
            <Icon glyph={IconCheck} />
            <bdi>{line}</bdi>
          </span>
        ))}
      </span>
    </span>
  )
}

export function AddonName({ title, days }: { title: string; days: number }) {
  return (
    <span>
      <bdi translate="no">{title}</bdi>
      {days > 0 && (
        <span className={styles.small}>
          {' · '}
          <Trans>
            adds <Days days={days} />
          </Trans>
        </span>
      )}
    </span>
  )
}
