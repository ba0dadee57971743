import { useLingui } from '@lingui/react/macro'
import { ChoiceSetting } from '../choice-setting.tsx'
import { useBasic } from '../use-basic.ts'

export function ThemeSetting() {
  const { t } = useLingui()
  return (
    <ChoiceSetting
      label={t`Theme`}
      setting={useBasic('theme')}
      options={[
        { id: 'system', label: t`As this device`, help: t`Light by day and dark by night, if the device does that.` },
        { id: 'light', label: t`Light` },
        { id: 'dark', label: t`Dark` },
      ]}
    />
  )
}

export function DensitySetting() {
  const { t } = useLingui()
  return (
    <ChoiceSetting
      label={t`Density`}
      setting={useBasic('density')}
      options={[
        { id: 'comfortable', label: t`Comfortable`, help: t`Room around everything. Phones always look like this.` },
        { id: 'compact', label: t`Compact`, help: t`Smaller rows and controls: more on one screen.` },
      ]}
    />
  )
}

export function TimeFormatSetting() {
  const { t } = useLingui()
  return (
    <ChoiceSetting
      label={t`Time`}
      setting={useBasic('timeFormat')}
      options={[
        { id: 'locale', label: t`As your language writes it` },
        { id: '24', label: t`24 hours, for example 16:30` },
        { id: '12', label: t`12 hours, for example 4:30 pm` },
      ]}
    />
  )
}
