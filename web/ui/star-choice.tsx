import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Radio, RadioGroup } from './radio-group.tsx'

const choices = [5, 4, 3, 2, 1] as const

type StarChoiceProps = {
  name: string
  label: ReactNode
  help?: ReactNode
  /** Null until somebody chooses: a preselected rating would be sent unseen. */
  value: number | null
  onChange: (stars: number) => void
}

export function StarChoice({ value, onChange, ...texts }: StarChoiceProps) {
  const { t } = useLingui()
  const words: Record<(typeof choices)[number], string> = {
    5: t`5 stars: excellent`,
    4: t`4 stars: good`,
    3: t`3 stars: as expected`,
    2: t`2 stars: disappointing`,
    1: t`1 star: poor`,
  }
  return (
    <RadioGroup
      {...texts}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    >
      {choices.map((stars) => (
        <Radio key={stars} value={String(stars)}>
          {words[stars]}
        </Radio>
      ))}
    </RadioGroup>
  )
}
