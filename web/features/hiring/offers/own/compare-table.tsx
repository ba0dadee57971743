import { Trans, useLingui } from '@lingui/react/macro'
import { type TermName, termNames } from '#shared/features/hiring/offers/offer-terms.ts'
import type { TalentOfferCard } from '#shared/features/hiring/offers/offers.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { Money } from '#web/ui/money.tsx'
import styles from '../offers.module.css'
import { useOfferTermText } from '../texts/offer-term-text.ts'

const leftOut: readonly TermName[] = ['currency', 'period', 'letter', 'title']

/** Side by side: one column an offer, one row a term that at least one of them has. */
export function CompareTable({ offers }: { offers: readonly TalentOfferCard[] }) {
  const { t } = useLingui()
  const { labels, describe } = useOfferTermText()
  const rows = termNames
    .filter((name) => !leftOut.includes(name))
    .map((name) => ({ name, values: offers.map(({ id, terms }) => ({ id, text: describe(name, terms) })) }))
    .filter(({ values }) => values.some(({ text }) => text !== ''))
  return (
    <Card title={<Trans>Side by side</Trans>}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways: the keyboard has to reach it */}
      <section className={styles.compareScroll} aria-label={t`Comparison of your offers`} tabIndex={0}>
        <table className={styles.compare}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Term</Trans>
              </th>
              {offers.map(({ id, company, terms }) => (
                <th key={id} scope="col">
                  <Link to={`/offers/${id}`}>
                    <bdi>{company.name}</bdi>
                  </Link>
                  <br />
                  <bdi>{terms.title}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <Trans>Per month, in your currency</Trans>
              </th>
              {offers.map(({ id, monthlyPay }) => (
                <td key={id}>
                  {monthlyPay ? <Money amount={monthlyPay} /> : <Trans>No rate for this currency</Trans>}
                </td>
              ))}
            </tr>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{labels[name]}</th>
                {values.map(({ id, text }) => (
                  <td key={id}>
                    <bdi>{text === '' ? '–' : text}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
