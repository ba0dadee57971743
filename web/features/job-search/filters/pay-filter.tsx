import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMoney, moneyFromMajor } from '#shared/kit/money.ts'
import { Slider } from '#web/ui/slider.tsx'
import type { ReaderFilterProps } from './filter-props.ts'
import { useFilterWords } from './filter-words.ts'
import styles from './filters.module.css'
import { type PayScale, payScale } from './pay-scale.ts'

/** The least a month, over a picture of what there is. */
export function PayFilter({ state, result, reader, apply }: ReaderFilterProps) {
  const { t, i18n } = useLingui()
  const { describePay } = useFilterWords(result)
  const currency = state.currency ?? reader.currency ?? 'EUR'
  const scale = payScale(result.facets?.pay ?? {}, currency, reader.rates)
  const applied = state.pay === null ? 0 : Math.round(state.pay / 12 / scale.step) * scale.step
  const [dragged, setDragged] = useState<number | null>(null)
  const value = Math.min(scale.highest, dragged ?? applied)
  const choose = (monthly: number) => {
    setDragged(null)
    const isOn = monthly >= scale.step
    apply({ ...state, pay: isOn ? monthly * 12 : null, currency: isOn ? scale.currency : null })
  }
  const highest = formatMoney(moneyFromMajor(scale.highest, scale.currency), i18n.locale, 'compact')
  return (
    <Slider
      label={t`Monthly pay`}
      words={value === 0 ? t`Any` : describePay(value * 12, scale.currency)}
      thumbLabels={[t`At least a month, in ${scale.currency}`]}
      ticks={[t`Any`, highest]}
      minValue={0}
      maxValue={scale.highest}
      step={scale.step}
      value={value}
      onChange={setDragged}
      onChangeEnd={choose}
    >
      <Histogram scale={scale} from={value} />
    </Slider>
  )
}

function Histogram({ scale, from }: { scale: PayScale; from: number }) {
  const most = Math.max(1, ...scale.counts)
  return (
    <span className={styles.histogram} aria-hidden="true">
      {scale.counts.map((count, band) => (
        <span
          // The bands are fixed, so the place is the identity.
          key={band}
          className={styles.bar}
          data-kept={(band + 1) * scale.bandWidth > from || undefined}
          style={{ blockSize: `${Math.max(count > 0 ? 6 : 2, (count / most) * 100)}%` }}
        />
      ))}
    </span>
  )
}
