import { Trans, useLingui } from '@lingui/react/macro'
import { IconClock } from '@tabler/icons-react'
import { isOpenOffer } from '#shared/features/hiring/offers/offer-status.ts'
import type { TalentOffer } from '#shared/features/hiring/offers/offers.contract.ts'
import { formatShortDate } from '#shared/kit/time-format.ts'
import type { Reader } from '#web/features/hiring/applications/use-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { usePayPeriodText } from '#web/ui/money-period.ts'
import { Time } from '#web/ui/time.tsx'
import styles from '../offers.module.css'
import { TermsList } from '../parts/terms-list.tsx'
import { AnswerActions } from './answer-actions.tsx'

/** The terms at a glance, in both currencies, with the answers. */
export function PayCard({ offer, reader }: { offer: TalentOffer; reader: Reader }) {
  const { i18n } = useLingui()
  const { namePay } = usePayPeriodText()
  const { terms, ownPay, status, expiresAt, versions } = offer
  const before = versions.at(-2)?.terms
  const rateDay = ownPay?.rateDate && formatShortDate(Date.parse(ownPay.rateDate), reader.now, 'UTC', i18n.locale)
  return (
    <Card>
      <div className={styles.pay}>
        <p className={styles.meta}>
          <Trans>{namePay(terms.period)} before tax</Trans>
        </p>
        <p className={styles.figure}>
          <Money amount={terms} format="full" />
        </p>
        {ownPay && (
          <p className={styles.meta}>
            <Trans>
              about <Money amount={ownPay} format="full" /> · rate of {rateDay}
            </Trans>
          </p>
        )}
        <RangeNote verdict={offer.rangeVerdict} />
      </div>
      <TermsList terms={terms} before={before} leavesOut={['title']} />
      {isOpenOffer(status) && expiresAt && (
        <p className={styles.deadline}>
          <Icon glyph={IconClock} size={16} />
          <span>
            <Trans>
              Answer by <Time at={Date.parse(expiresAt)} zone={reader.zone} now={reader.now} format="full" />
            </Trans>
          </span>
        </p>
      )}
      <AnswerActions offer={offer} />
    </Card>
  )
}

function RangeNote({ verdict }: { verdict: TalentOffer['rangeVerdict'] }) {
  if (verdict === 'below')
    return (
      <p className={styles.deadline}>
        <Trans>Below the range in the job ad you applied to.</Trans>
      </p>
    )
  if (verdict === 'above')
    return (
      <p className={styles.meta}>
        <Trans>Above the range in the job ad you applied to.</Trans>
      </p>
    )
  return null
}
