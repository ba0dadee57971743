import { Plural } from '@lingui/react/macro'
import { Country } from '#web/ui/country.tsx'
import type { PlacedCountry } from './country-bubbles.tsx'
import type { MapWindow } from './map-window.ts'
import styles from './world-map.module.css'

/** Keeps the label inside the map. */
const EDGE = 14

/** The name and count of the selected country, above its bubble. Screen readers get it from the bubble itself. */
export function MapLabel({ place, window }: { place: PlacedCountry; window: MapWindow }) {
  const across = ((place.x - window.x) / window.width) * 100
  const down = ((place.y - window.y) / window.height) * 100
  return (
    <span
      className={styles.label}
      aria-hidden="true"
      data-below={down < 20 || undefined}
      style={{ left: `${Math.min(100 - EDGE, Math.max(EDGE, across))}%`, top: `${down}%` }}
    >
      <Country code={place.country} />
      <Plural value={place.jobs} one="# job" other="# jobs" />
    </span>
  )
}
