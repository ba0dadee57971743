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
        <SeekingSetting kept={data.seeking} />
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
            kept={data.isInSearchEngines}
            label={t`Search engines may list my public profile`}
            help={t`Off: we ask them to leave it out. What they have seen before may stay with them for some weeks.`}
          />
          <SwitchSetting
            name="sendsReadReceipts"
            kept={data.sendsReadReceipts}
            label={t`Others see that I have read their message`}
            help={t`Off: nobody is told when you have read something, and you do not see when others have read yours.`}
          />
          <SwitchSetting
            name="showsPresence"
            kept={data.showsPresence}
            label={t`Others see when I am here`}
            help={t`Off: nobody sees whether you are online, or when you last were, and you do not see it of others.`}
          />
        </Settings>
      </Card>
    </>
  )
}

function SeekingSetting({ kept }: { kept: SeekingState }) {
  const { t } = useLingui()
  const { change } = useChangePrivacy()
  return (
    <ChoiceSetting
      label={t`Right now you are`}
      help={t`Companies that you hide from see none of this.`}
      setting={useAutosave({ kept, save: (seeking) => change({ seeking }) })}
      options={[
        { id: 'active', label: t`Actively looking`, help: t`Companies see that you would start soon.` },
        { id: 'open', label: t`Open to offers`, help: t`Companies may invite you, without hurry.` },
        {
          id: 'not_looking',
          label: t`Not looking`,
          help: t`You are not suggested to companies. What you have applied for goes on.`,
        },
      ]}
    />
  )
}

type SwitchSettingProps = {
  name: Exclude<keyof PrivacyChoices, 'seeking'>
  kept: boolean
  label: string
  help: string
}

function SwitchSetting({ name, kept, label, help }: SwitchSettingProps) {
  const { change } = useChangePrivacy()
  const setting = useAutosave({ kept, save: (isOn) => change({ [name]: isOn }) })
  return (
    <Setting>
      <Switch isSelected={setting.value} onChange={setting.choose} help={help}>
        {label}
      </Switch>
      <SaveState {...setting.saveState} problem={setting.problem} />
    </Setting>
  )
}
