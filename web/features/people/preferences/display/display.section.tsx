import { Trans } from '@lingui/react/macro'
import { Card } from '#web/ui/card.tsx'
import { Settings } from '../setting.tsx'
import { CurrencySetting } from './currency-setting.tsx'
import { LanguageSetting } from './language-setting.tsx'
import { DensitySetting, ThemeSetting, TimeFormatSetting } from './look-settings.tsx'

export function DisplaySection() {
  return (
    <>
      <Card title={<Trans>Language and region</Trans>}>
        <Settings>
          <LanguageSetting />
          <TimeFormatSetting />
          <CurrencySetting />
        </Settings>
      </Card>
      <Card title={<Trans>Appearance</Trans>}>
        <Settings>
          <ThemeSetting />
          <DensitySetting />
        </Settings>
      </Card>
    </>
  )
}
