import { Trans } from '@lingui/react/macro'
import { DRAWING_HEIGHT, DRAWING_WIDTH } from '#shared/features/hiring/offers/offer-limits.ts'
import type { OfferSignature } from '#shared/features/hiring/offers/offer-view.contract.ts'
import type { Reader } from '#web/features/hiring/applications/use-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from './terms.module.css'

type SignaturesProps = { signatures: readonly OfferSignature[]; company: string; reader: Reader }

export function Signatures({ signatures, company, reader }: SignaturesProps) {
  if (signatures.length === 0) return null
  return (
    <Card title={<Trans>Signatures</Trans>}>
      <div className={styles.signatures}>
        {signatures.map(({ role, name, drawing, at }) => (
          <div key={role} className={styles.signature}>
            <div className={styles.hand}>
              {drawing ? (
                <svg className={styles.drawn} viewBox={`0 0 ${DRAWING_WIDTH} ${DRAWING_HEIGHT}`} aria-hidden="true">
                  <path d={drawing} />
                </svg>
              ) : (
                <bdi translate="no">{name}</bdi>
              )}
            </div>
            <span>
              <bdi translate="no">{name}</bdi>
            </span>
            <span className={styles.caption}>
              {role === 'company' ? (
                <Trans>
                  for <bdi translate="no">{company}</bdi>
                </Trans>
              ) : (
                <Trans>the candidate</Trans>
              )}{' '}
              · <Time at={Date.parse(at)} zone={reader.zone} now={reader.now} format="day" />
            </span>
          </div>
        ))}
      </div>
    </Card>
  )
}
