import { Trans } from '@lingui/react/macro'
import type { Service } from '#shared/features/market/services/services.contract.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { ReaderPrice } from './reader-price.tsx'
import styles from './service.module.css'
import { Days, Revisions } from './service-row.tsx'
import { useTierNames } from './service-words.ts'

export function ServiceTiers({ service, reader }: { service: Service; reader: JobReader }) {
  const names = useTierNames()
  const { tiers, addons, currency } = service
  return (
    <>
      <ul role="list" className={styles.tiers}>
        {tiers.map(({ name, price, days, revisions, includes }) => (
          <li key={name} className={styles.tier}>
            <p className={styles.tierName}>{names[name]}</p>
            <ReaderPrice price={{ amount: price, currency }} reader={reader} />
            <p className={styles.small}>
              <Days days={days} /> · <Revisions count={revisions} />
            </p>
            <ul className={styles.includes} translate="no">
              {includes.map((line) => (
                <li key={line}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {addons.length > 0 && (
        <Card title={<Trans>Add-ons</Trans>}>
          <ul role="list" className={styles.plain}>
            {addons.map(({ id, title, price, days }) => (
              <li key={id} className={styles.addon}>
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
                <ReaderPrice price={{ amount: price, currency }} reader={reader} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
