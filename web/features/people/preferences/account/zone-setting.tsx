import { useLingui } from '@lingui/react/macro'
import { formatTime } from '#shared/kit/time-format.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useNow } from '#web/platform/clock/use-now.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { Setting } from '../setting.tsx'
import { useBasic } from '../use-basic.ts'
import { nameOfZone, zoneChoices } from './zone-choices.ts'
import { ZoneHint } from './zone-hint.tsx'

export function ZoneSetting() {
  const { t } = useLingui()
  const setting = useBasic('timeZone')
  const isHydrated = useIsHydrated()
  const time = useTimeIn(setting.value)
  const own = setting.value ? [{ id: setting.value, label: nameOfZone(setting.value) }] : []
  return (
    <Setting>
      <ComboBox
        // Not sent by the server: about four hundred time zones are too much, and the browser knows them.
        key={isHydrated ? 'all' : 'own'}
        label={t`Time zone`}
        help={time ? t`It is ${time} there now. Times are shown in this zone.` : t`Times are shown in this zone.`}
        placeholder={t`Choose`}
        choices={isHydrated ? zoneChoices(setting.value) : own}
        selectedKey={setting.value}
        onSelectionChange={(key) => typeof key === 'string' && setting.choose(key)}
      />
      <SaveState {...setting.saveState} problem={setting.problem} />
      <ZoneHint saved={setting.value} onUse={setting.choose} />
    </Setting>
  )
}

function useTimeIn(zone: string | null): string | null {
  const { i18n } = useLingui()
  const clock = useClock()
  const now = useNow()
  return now === null || zone === null ? null : formatTime(now, zone, i18n.locale, clock)
}
