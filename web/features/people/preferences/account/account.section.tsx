import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_NAME_LENGTH } from '#shared/features/base/accounts/account-limits.ts'
import { Card } from '#web/ui/card.tsx'
import { Settings } from '../setting.tsx'
import { CitySetting } from './city-setting.tsx'
import { CountrySetting } from './country-setting.tsx'
import { TextSetting } from './text-setting.tsx'
import { ZoneSetting } from './zone-setting.tsx'

export function AccountSection() {
  const { t } = useLingui()
  return (
    <>
      <Card title={<Trans>Name</Trans>}>
        <Settings>
          <TextSetting
            name="name"
            label={t`Full name`}
            help={t`As it should appear on your applications.`}
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
          />
          <TextSetting
            name="calledName"
            label={t`What should we call you?`}
            autoComplete="nickname"
            maxLength={MAX_NAME_LENGTH}
          />
        </Settings>
      </Card>
      <Card title={<Trans>Location</Trans>}>
        <Settings>
          <CountrySetting />
          <CitySetting />
          <ZoneSetting />
        </Settings>
      </Card>
    </>
  )
}
