import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMoney, moneyFromMajor } from '#shared/kit/money.ts'
import { Slider } from '#web/ui/slider.tsx'
import { STATED } from '../address/search-state.ts'
import type { ReaderFilterProps } from './filter-props.ts'
import { useFilterText } from './filter-text.ts'
import styles from './filters.module.css'
import { type PayScale, payScale } from './pay-scale.ts'
import { PlainChoice } from './plain-choice.tsx'

/** The minimum per month, on top of a histogram. */
export function PayFilter({ state, result, reader, apply }: ReaderFilterProps) {
  const { t, i18n } = useLingui()
  const { describePay } = useFilterText(result)
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
  const label = t`Monthly pay`
  return (
    <>
      <div className={styles.scripted}>
        <Slider
          label={label}
          valueText={value === 0 ? t`Any` : describePay(value * 12, scale.currency)}
          thumbLabels={[t`Minimum per month, in ${scale.currency}`]}
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
      </div>
      <PlainChoice
        name="pay"
        label={label}
        value={String(state.pay ?? '')}
        choices={[
          { value: '', label: t`Any` },
          ...plainAmounts(scale, state.pay).map((yearly) => ({
            value: String(yearly),
            label: describePay(yearly, scale.currency),
          })),
        ]}
      />
      {/* With an amount already set, the form keeps its currency. */}
      {(state.pay === null || state.currency === null) && (
        <noscript>
          <input type="hidden" name="currency" value={scale.currency} />
        </noscript>
      )}
    </>
  )
}

/** Per year: any stated pay, one amount per band, and the current value. */
function plainAmounts({ bandWidth, step }: PayScale, current: number | null): number[] {
  const steps = Array.from({ length: 8 }, (_, band) => 12 * step * Math.round(((band + 1) * bandWidth) / step))
  return [...new Set([STATED, ...steps, ...(current === null ? [] : [current])])].toSorted((one, other) => one - other)
}

function Histogram({ scale, from }: { scale: PayScale; from: number }) {
  const most = Math.max(1, ...scale.counts)
  return (
    <span className={styles.histogram} aria-hidden="true">
      {scale.counts.map((count, band) => (
        <span
          // The bands are fixed, so the index is a stable key.
          key={band}
          className={styles.bar}
          data-kept={(band + 1) * scale.bandWidth > from || undefined}
          style={{ blockSize: `${Math.max(count > 0 ? 6 : 2, (count / most) * 100)}%` }}
        />
      ))}
    </span>
  )
}
