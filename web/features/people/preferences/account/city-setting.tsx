import { useMemo } from 'react'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { CityField } from '#web/features/base/reference/city-field.tsx'
import { useChangeBasics } from '#web/layouts/tools/preferences.ts'
import { SaveState } from '#web/ui/save-state.tsx'
import { Setting } from '../setting.tsx'

/** Saved when a city is chosen, on blur or Enter. */
export function CitySetting() {
  const country = useIdentity()?.country ?? null
  const setting = useCityWithZone()
  const { city, timeZone } = setting.value
  return (
    <Setting>
      <form
        // Never GET: a submit before hydration would put the text into the URL.
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          setting.commit()
        }}
      >
        <CityField
          country={country}
          value={city ?? ''}
          isOptional
          onChange={(typed) => typed !== (city ?? '') && setting.change({ city: typed || null, timeZone })}
          onChoose={(chosen) => setting.choose({ city: chosen.name, timeZone: chosen.timeZone })}
          onLeave={setting.commit}
        />
      </form>
      <SaveState {...setting.saveState} problem={setting.problem} />
    </Setting>
  )
}

type Place = { city: string | null; timeZone: string | null }

/** A known city brings its time zone along, and Undo restores both. */
function useCityWithZone() {
  const identity = useIdentity()
  const changeBasics = useChangeBasics()
  const city = identity?.city ?? null
  const timeZone = identity?.timeZone ?? null
  const saved = useMemo<Place>(() => ({ city, timeZone }), [city, timeZone])
  return useAutosave<Place>({
    saved,
    save: changeBasics,
    isEqual: (one, other) => one.city === other.city && one.timeZone === other.timeZone,
  })
}
