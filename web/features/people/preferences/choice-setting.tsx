import type { ReactNode } from 'react'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Setting } from './setting.tsx'

type Option<T extends string> = { id: T; label: string; help?: string }

type ChoiceSettingProps<T extends string> = {
  label: string
  help?: ReactNode
  options: readonly Option<T>[]
  setting: {
    value: T
    problem: string | undefined
    choose: (value: T) => void
    saveState: Omit<Parameters<typeof SaveState>[0], 'problem'>
  }
}

/** A few choices, all visible at once; saved on selection. */
export function ChoiceSetting<T extends string>({ label, help, options, setting }: ChoiceSettingProps<T>) {
  return (
    <Setting>
      <RadioGroup
        label={label}
        help={help}
        value={setting.value}
        onChange={(value) => {
          const chosen = options.find(({ id }) => id === value)
          if (chosen) setting.choose(chosen.id)
        }}
      >
        {options.map((option) => (
          <Radio key={option.id} value={option.id} help={option.help}>
            {option.label}
          </Radio>
        ))}
      </RadioGroup>
      <SaveState {...setting.saveState} problem={setting.problem} />
    </Setting>
  )
}
