import { Trans, useLingui } from '@lingui/react/macro'
import type { OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import { termNames } from '#shared/features/hiring/offers/offer-terms.ts'
import type { OfferCounter } from '#shared/features/hiring/offers/offer-view.contract.ts'
import type { Reader } from '#web/features/hiring/applications/use-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Time } from '#web/ui/time.tsx'
import { useOfferTermText } from '../texts/offer-term-text.ts'
import styles from './terms.module.css'

type CountersProps = { counters: readonly OfferCounter[]; terms: OfferTerms; reader: Reader }

/** What the talent asked for, newest first. */
export function Counters({ counters, terms, reader }: CountersProps) {
  if (counters.length === 0) return null
  return (
    <Card title={<Trans>Requested changes</Trans>}>
      {counters.toReversed().map((counter) => (
        <Counter key={counter.id} counter={counter} terms={terms} reader={reader} />
      ))}
    </Card>
  )
}

function Counter({ counter, terms, reader }: { counter: OfferCounter; terms: OfferTerms; reader: Reader }) {
  const { t } = useLingui()
  const { labels, describe } = useOfferTermText()
  const outcomes = { changed: t`New version sent`, kept: t`Offer kept`, dropped: t`No longer open` }
  const given = Object.fromEntries(Object.entries(counter.changes).filter(([, value]) => value !== undefined))
  const wanted: OfferTerms = { ...terms, ...given }
  return (
    <div className={styles.signature}>
      <p className={styles.entry}>
        <Time at={Date.parse(counter.at)} zone={reader.zone} now={reader.now} format="day" />
        <Chip size="small" tone={counter.outcome === null ? 'warn' : 'neutral'}>
          {counter.outcome === null ? t`Waiting for the company` : outcomes[counter.outcome]}
        </Chip>
      </p>
      <dl className={styles.terms}>
        {termNames
          .filter((name) => Object.hasOwn(given, name))
          .map((name) => (
            <div key={name} className={styles.term}>
              <dt>{labels[name]}</dt>
              <dd>
                <bdi>{describe(name, wanted)}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {counter.message && (
        <p className={styles.letter}>
          <bdi>{counter.message}</bdi>
        </p>
      )}
    </div>
  )
}
