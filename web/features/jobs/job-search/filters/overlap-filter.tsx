import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_OVERLAP } from '#shared/features/jobs/job-search/search-limits.ts'
import { Slider } from '#web/ui/slider.tsx'
import type { FilterProps } from './filter-props.ts'
import { useFilterText } from './filter-text.ts'
import styles from './filters.module.css'
import { PlainChoice } from './plain-choice.tsx'

/** Overlap in hours per day, at the worst time of the year. */
export function OverlapFilter({ state, result, apply }: FilterProps) {
  const { t } = useLingui()
  const { describeOverlap } = useFilterText(result)
  const [dragged, setDragged] = useState<number | null>(null)
  const value = dragged ?? state.overlap ?? 0
  const label = t`Overlap with your day`
  return (
    <>
      <div className={styles.scripted}>
        <Slider
          label={label}
          valueText={value === 0 ? t`Any` : describeOverlap(value)}
          thumbLabels={[t`Hours per day`]}
          ticks={[t`Any`, t`${MAX_OVERLAP / 2} h`, t`${MAX_OVERLAP} h`]}
          minValue={0}
          maxValue={MAX_OVERLAP}
          step={1}
          value={value}
          onChange={setDragged}
          onChangeEnd={(hours) => {
            setDragged(null)
            apply({ ...state, overlap: hours === 0 ? null : hours })
          }}
        />
      </div>
      <PlainChoice
        name="overlap"
        label={label}
        value={String(state.overlap ?? '')}
        choices={[
          { value: '', label: t`Any` },
          ...Array.from({ length: MAX_OVERLAP }, (_, index) => ({
            value: String(index + 1),
            label: describeOverlap(index + 1),
          })),
        ]}
      />
    </>
  )
}
