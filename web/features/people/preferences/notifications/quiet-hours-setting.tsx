import { Time } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { QuietHours } from '#shared/features/people/preferences/quiet-hours.ts'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { nameOfZone } from '../account/zone-choices.ts'
import styles from '../setting.module.css'
import { Setting } from '../setting.tsx'
import { useChangeNotifications } from './use-change-notifications.ts'

const NIGHT: QuietHours = { from: 22 * 60, to: 7 * 60 }

const isSame = (one: QuietHours | null, other: QuietHours | null) => one?.from === other?.from && one?.to === other?.to

export function QuietHoursSetting({ saved }: { saved: QuietHours | null }) {
  const { t } = useLingui()
  const change = useChangeNotifications()
  const problemId = useId()
  const setting = useAutosave({ saved, save: (quietHours) => change({ quietHours }), isEqual: isSame })
  const hours = setting.value
  return (
    <Setting>
      <Switch
        isSelected={hours !== null}
        onChange={(isOn) => setting.choose(isOn ? NIGHT : null)}
        help={t`Notifications wait until quiet hours end. Security alerts are always sent immediately.`}
      >
        <Trans>Turn on quiet hours every day</Trans>
      </Switch>
      {hours && (
        <div role="group" aria-describedby={problemId}>
          <FieldPair>
            <TimeField
              label={t`From`}
              value={toTime(hours.from)}
              isInvalid={setting.problem !== undefined}
              // Save on blur, not on every digit.
              onBlur={setting.commit}
              onChange={(time) => time && setting.change({ ...hours, from: toMinutes(time) })}
            />
            <TimeField
              label={t`To`}
              value={toTime(hours.to)}
              isInvalid={setting.problem !== undefined}
              onBlur={setting.commit}
              onChange={(time) => time && setting.change({ ...hours, to: toMinutes(time) })}
            />
          </FieldPair>
          <ZoneNote />
        </div>
      )}
      <div id={problemId}>
        <SaveState {...setting.saveState} problem={setting.problem} />
      </div>
    </Setting>
  )
}

function ZoneNote() {
  const identity = useIdentity()
  const zone = identity?.timeZone ? nameOfZone(identity.timeZone) : null
  return (
    <p className={styles.note}>
      {zone ? (
        <Trans>
          In your time zone, <bdi>{zone}</bdi>.
        </Trans>
      ) : (
        <Trans>In universal time (UTC) until you choose a time zone.</Trans>
      )}
    </p>
  )
}

const toTime = (minutes: number): Time => new Time(Math.floor(minutes / 60), minutes % 60)
const toMinutes = ({ hour, minute }: Time): number => hour * 60 + minute
