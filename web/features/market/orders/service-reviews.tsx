import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTierNames } from '#web/features/market/services/service-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { reviewsQuery } from './order-queries.ts'
import { OrderTime } from './order-time.tsx'
import styles from './orders.module.css'

/** What buyers say. Nothing at all before the first order. */
export function ServiceReviews({ serviceId }: { serviceId: string }) {
  const tiers = useTierNames()
  const { data } = useSuspenseQuery(reviewsQuery(serviceId))
  const { average, completed, onTime, items } = data
  if (completed === 0 && items.length === 0) return null
  return (
    <Card title={<Trans>What buyers say</Trans>} aside={average !== null && <Stars stars={average} />}>
      <div className={styles.stack}>
        <p className={styles.small}>
          <Plural value={completed} one="# order completed" other="# orders completed" />
          {' · '}
          <Trans>{onTime} on time</Trans>
        </p>
        <ul role="list" className={styles.entries}>
          {items.map(({ id, stars, text, at, by, tier }) => (
            <li key={id} className={styles.entry}>
              <p className={styles.entryHead}>
                <Stars stars={stars} /> {by === '' ? <Trans>Deleted account</Trans> : <bdi translate="no">{by}</bdi>}
                {' · '}
                {tier !== null && tiers[tier]}
                {' · '}
                <OrderTime at={at} />
              </p>
              {text !== '' && (
                <p className={styles.text} translate="no" dir="auto">
                  {text}
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
