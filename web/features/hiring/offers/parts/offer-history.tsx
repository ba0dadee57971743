import { Trans } from '@lingui/react/macro'
import type { OfferHistoryEntry } from '#shared/features/hiring/offers/offer-view.contract.ts'
import type { Reader } from '#web/features/hiring/applications/use-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { Time } from '#web/ui/time.tsx'
import { useOfferEventText } from '../texts/offer-status-text.ts'
import styles from './terms.module.css'

export function OfferHistory({ history, reader }: { history: readonly OfferHistoryEntry[]; reader: Reader }) {
  const events = useOfferEventText()
  return (
    <Card title={<Trans>History</Trans>}>
      <ol role="list" className={styles.history}>
        {history.toReversed().map(({ event, name, at }) => (
          <li key={`${at} ${event}`} className={styles.entry}>
            <span>
              {events[event]}
              {name && (
                <>
                  {' · '}
                  <bdi translate="no">{name}</bdi>
                </>
              )}
            </span>
            <Time at={Date.parse(at)} zone={reader.zone} now={reader.now} format="day" />
          </li>
        ))}
      </ol>
    </Card>
  )
}
