import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { SeekingState } from '#shared/features/people/preferences/preference-kinds.ts'
import type { PrivacyChoices } from '#shared/features/people/preferences/privacy.contract.ts'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { Card } from '#web/ui/card.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ChoiceSetting } from '../choice-setting.tsx'
import { Setting, Settings } from '../setting.tsx'
import { HiddenCompanies } from './hidden-companies.tsx'
import { HiddenDomains } from './hidden-domains.tsx'
import { privacySettings } from './privacy-queries.ts'
import { useChangePrivacy } from './use-change-privacy.ts'

export function PrivacySection() {
  const { t } = useLingui()
  const { data } = useQuery(privacySettings)
  if (!data) return null
  return (
    <>
      <Card title={<Trans>Looking for work</Trans>}>
        <SeekingSetting saved={data.seeking} />
      </Card>
      <Card title={<Trans>Companies that cannot find you</Trans>}>
        <Settings>
          <HiddenCompanies companies={data.hiddenCompanies} />
          <HiddenDomains domains={data.hiddenDomains} suggestions={data.suggestedDomains} />
        </Settings>
      </Card>
      <Card title={<Trans>What others see</Trans>}>
        <Settings>
          <SwitchSetting
            name="isInSearchEngines"
            saved={data.isInSearchEngines}
            label={t`Let search engines list my public profile`}
            help={t`When off, we ask search engines to remove it. They may keep showing what they have for a few weeks.`}
          />
          <SwitchSetting
            name="isFoundByPay"
            saved={data.isFoundByPay}
            label={t`Let companies search by my minimum pay`}
            help={t`When this is on, companies that pay less can exclude you from searches and see that your minimum is higher. They never see the amount.`}
          />
          <SwitchSetting
            name="sendsReadReceipts"
            saved={data.sendsReadReceipts}
            label={t`Send read receipts`}
            help={t`When off, nobody sees when you have read a message, and you cannot see when others have read yours.`}
          />
          <SwitchSetting
            name="showsPresence"
            saved={data.showsPresence}
            label={t`Show when I am online`}
            help={t`When off, nobody sees whether you are online or when you last were, and you cannot see it for others.`}
          />
        </Settings>
      </Card>
    </>
  )
}

function SeekingSetting({ saved }: { saved: SeekingState }) {
  const { t } = useLingui()
  const { change } = useChangePrivacy()
  return (
    <ChoiceSetting
      label={t`Your status`}
      help={t`Companies you hide from see none of this.`}
      setting={useAutosave({ saved, save: (seeking) => change({ seeking }) })}
      options={[
        { id: 'active', label: t`Actively looking`, help: t`Companies see that you could start soon.` },
        { id: 'open', label: t`Open to offers`, help: t`Companies can invite you. No rush.` },
        {
          id: 'not_looking',
          label: t`Not looking`,
          help: t`You are not suggested to companies. Your current applications continue.`,
        },
      ]}
    />
  )
}

type SwitchSettingProps = {
  name: Exclude<keyof PrivacyChoices, 'seeking'>
  saved: boolean
  label: string
  help: string
}

function SwitchSetting({ name, saved, label, help }: SwitchSettingProps) {
  const { change } = useChangePrivacy()
  const setting = useAutosave({ saved, save: (isOn) => change({ [name]: isOn }) })
  return (
    <Setting>
      <Switch isSelected={setting.value} onChange={setting.choose} help={help}>
        {label}
      </Switch>
      <SaveState {...setting.saveState} problem={setting.problem} />
    </Setting>
  )
}
