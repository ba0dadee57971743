import { Trans, useLingui } from '@lingui/react/macro'
import type { TalentOffer } from '#shared/features/hiring/offers/offers.contract.ts'
import { formatMoney } from '#shared/kit/money.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import styles from '../offers.module.css'

/** The offer beside the talent's own minimum, per month and in their currency. */
export function ComparedPay({ offer: { monthlyPay, monthlyFloor } }: { offer: TalentOffer }) {
  const { t, i18n } = useLingui()
  if (!monthlyPay || !monthlyFloor) return null
  const most = Math.max(monthlyPay.amount, monthlyFloor.amount)
  const rows = [
    { label: t`This offer`, money: monthlyPay },
    { label: t`Your minimum`, money: monthlyFloor },
  ]
  return (
    <Card title={<Trans>How it compares</Trans>}>
      <div className={styles.bars} translate="no">
        {rows.map(({ label, money }) => (
          <ProgressBar
            key={label}
            label={label}
            value={money.amount}
            max={most}
            valueLabel={formatMoney(money, i18n.locale, 'compact')}
          />
        ))}
      </div>
      <p className={styles.meta}>
        <Trans>Per month, before tax. Only you see your minimum.</Trans>
      </p>
    </Card>
  )
}
