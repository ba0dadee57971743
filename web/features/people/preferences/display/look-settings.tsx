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
        { id: 'system', label: t`Same as this device`, help: t`Follows your device, for example dark at night.` },
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
        { id: 'comfortable', label: t`Comfortable`, help: t`Roomier spacing. Always used on phones.` },
        { id: 'compact', label: t`Compact`, help: t`Tighter rows and controls, so more fits on screen.` },
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
        { id: 'locale', label: t`Language default` },
        { id: '24', label: t`24 hours, for example 16:30` },
        { id: '12', label: t`12 hours, for example 4:30 pm` },
      ]}
    />
  )
}
