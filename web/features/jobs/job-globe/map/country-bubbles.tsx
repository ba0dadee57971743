import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { GlobeCountry } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import type { MapPoint } from '#shared/features/jobs/job-globe/map-projection.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { bubbleRadius, hasNumber, type Scale } from './bubble-scale.ts'
import { isDirection, nextCountry } from './next-country.ts'
import styles from './world-map.module.css'

export type PlacedCountry = GlobeCountry & MapPoint

/** React types this as an HTML anchor, but it is an SVG one. */
type Focusable = { focus(): void }

type CountryBubblesProps = {
  /** Sorted by jobs, descending, so that small bubbles are drawn on top. */
  places: readonly PlacedCountry[]
  /** The URL of a country's search. */
  hrefOf: (country: string) => string
  scale: Scale
  selected: string | null
  zoom: number
  onSelect: (country: string) => void
}

/** A single tab stop with arrow keys inside (roving tabindex): a hundred countries must not block the way past the map. */
export function CountryBubbles({ places, hrefOf, scale, selected, zoom, onSelect }: CountryBubblesProps) {
  const { t, i18n } = useLingui()
  const { nameCountry } = usePlaceText()
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const links = useRef(new Map<string, Focusable>())
  const stop = selected ?? places[0]?.country

  function move(event: KeyboardEvent, from: PlacedCountry) {
    const to =
      event.key === 'Home'
        ? places[0]?.country
        : event.key === 'End'
          ? places.at(-1)?.country
          : isDirection(event.key)
            ? nextCountry(places, from, event.key)
            : undefined
    if (to === undefined) return
    event.preventDefault()
    if (to !== null) links.current.get(to)?.focus()
  }

  function open(event: MouseEvent, { country }: PlacedCountry) {
    event.preventDefault()
    // `detail` is 0 for the keyboard, which follows the link. The pointer selects: two jobs and a link to all appear below the
    // map.
    if (event.detail === 0) void navigate(hrefOf(country))
    else onSelect(country)
  }

  return places.map((place) => {
    const radius = bubbleRadius(place.jobs, scale)
    const name = nameCountry(place.country)
    const jobs = i18n.number(place.jobs)
    return (
      <a
        key={place.country}
        ref={(link: Focusable | null) => {
          if (link) links.current.set(place.country, link)
          else links.current.delete(place.country)
        }}
        href={hrefOf(place.country)}
        aria-label={t`${name}, ${jobs} jobs`}
        className={styles.bubble}
        tabIndex={!isHydrated || place.country === stop ? 0 : -1}
        data-selected={place.country === selected || undefined}
        data-plain={scale.isPlain || undefined}
        onFocus={() => onSelect(place.country)}
        onKeyDown={(event) => move(event, place)}
        onClick={(event) => open(event, place)}
      >
        <circle className={styles.ring} cx={place.x} cy={place.y} r={(radius + 3) / zoom} />
        <circle className={styles.dot} cx={place.x} cy={place.y} r={radius / zoom} />
        {hasNumber(radius) && (
          <text className={styles.number} x={place.x} y={place.y} fontSize={14 / zoom} dy="0.35em" aria-hidden="true">
            {i18n.number(place.jobs, { notation: 'compact' })}
          </text>
        )}
      </a>
    )
  })
}
