import { Trans, useLingui } from '@lingui/react/macro'
import { factsOf } from '#shared/features/people/preferences/notification-events.ts'
import type { NotificationChoice } from '#shared/features/people/preferences/notifications.contract.ts'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { SaveState } from '#web/ui/save-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { channelText, eventText, modeText } from './notification-words.ts'
import { useChangeNotifications } from './use-change-notifications.ts'

/** One event on one channel: a switch, or a select where a digest is offered as well. */
export function NotificationCell({ choice: { event, channel, mode } }: { choice: NotificationChoice }) {
  const { i18n } = useLingui()
  const change = useChangeNotifications()
  const setting = useAutosave({ saved: mode, save: (wanted) => change({ choice: { event, channel, mode: wanted } }) })
  const { modes } = factsOf(event)
  // Screen readers may get here without the table header.
  const name = `${i18n._(eventText[event].label)}, ${i18n._(channelText[channel])}`
  return (
    <>
      {modes.includes('digest') ? (
        <Select
          label={<span className="visually-hidden">{name}</span>}
          choices={modes.map((one) => ({ id: one, label: i18n._(modeText[one]) }))}
          selectedKey={setting.value}
          onSelectionChange={(key) => {
            const chosen = modes.find((one) => one === key)
            if (chosen) setting.choose(chosen)
          }}
        />
      ) : (
        <Switch
          aria-label={name}
          isSelected={setting.value !== 'off'}
          onChange={(isOn) => setting.choose(isOn ? 'instant' : 'off')}
        >
          <span aria-hidden="true">{setting.value === 'off' ? <Trans>Off</Trans> : <Trans>On</Trans>}</span>
        </Switch>
      )}
      <SaveState {...setting.saveState} problem={setting.problem} />
    </>
  )
}
