import { Trans } from '@lingui/react/macro'
import type { OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import { changedTerms, type TermName, termNames } from '#shared/features/hiring/offers/offer-terms.ts'
import { payTerms, useOfferTermText } from '../texts/offer-term-text.ts'
import styles from './terms.module.css'

type TermsListProps = {
  terms: OfferTerms
  /** The version before: what differs is marked, with the old value. */
  before?: OfferTerms | undefined
  leavesOut?: readonly TermName[]
}

const ownLine: readonly TermName[] = ['currency', 'period', 'letter']

export function TermsList({ terms, before, leavesOut = [] }: TermsListProps) {
  const { labels, describe } = useOfferTermText()
  const changed = before ? changedTerms(before, terms) : []
  const shown = termNames.filter((name) => !ownLine.includes(name) && !leavesOut.includes(name))
  return (
    <dl className={styles.terms}>
      {shown.map((name) => {
        const now = describe(name, terms)
        const was = before ? describe(name, before) : ''
        const isChanged = name === 'amount' ? payTerms.some((one) => changed.includes(one)) : changed.includes(name)
        if (now === '' && !isChanged) return null
        return (
          <div key={name} className={styles.term} data-changed={isChanged || undefined}>
            <dt>{labels[name]}</dt>
            <dd>
              {isChanged && was !== '' && (
                <del className={styles.was}>
                  <span className="visually-hidden">
                    <Trans>Before:</Trans>{' '}
                  </span>
                  <bdi>{was}</bdi>
                </del>
              )}
              {isChanged ? (
                <ins className={styles.now}>
                  <bdi>{now === '' ? <Trans>None</Trans> : now}</bdi>
                </ins>
              ) : (
                <bdi>{now}</bdi>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
