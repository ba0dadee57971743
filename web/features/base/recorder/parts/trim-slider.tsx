import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Slider } from '#web/ui/slider.tsx'

const STEP_SECONDS = 0.5

type Trim = ReturnType<typeof useTrim>

/** The selection in seconds from the beginning. `end` is null where it runs to the end of the take. */
export function useTrim(durationMs: number) {
  const whole = Math.max(STEP_SECONDS, Math.floor(durationMs / 1_000 / STEP_SECONDS) * STEP_SECONDS)
  const [marks, setMarks] = useState<number[]>([0, whole])
  const [start = 0, end = whole] = marks
  // Both handles on one spot would leave nothing.
  const move = (next: number[]) => {
    const [from = 0, to = whole] = next
    if (to - from >= STEP_SECONDS) setMarks(next)
  }
  const reset = () => setMarks([0, whole])
  return { whole, marks, move, reset, start, end: end < whole ? end : null, length: end - start }
}

type TrimSliderProps = { trim: Trim; label: string; isDisabled?: boolean }

export function TrimSlider({ trim, label, isDisabled = false }: TrimSliderProps) {
  const { t } = useLingui()
  const from = formatSeconds(trim.start)
  const to = formatSeconds(trim.end ?? trim.whole)
  const length = formatSeconds(trim.length)
  return (
    <Slider
      label={label}
      valueText={t`${from} to ${to}, ${length} long`}
      thumbLabels={[t`Start`, t`End`]}
      minValue={0}
      maxValue={trim.whole}
      step={STEP_SECONDS}
      value={trim.marks}
      onChange={trim.move}
      isDisabled={isDisabled}
    />
  )
}
