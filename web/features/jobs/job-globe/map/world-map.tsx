import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { project } from '#shared/features/jobs/job-globe/map-projection.ts'
import { Card } from '#web/ui/card.tsx'
import { jobsHref } from '../globe-address.ts'
import type { GlobeProps } from '../globe-props.ts'
import { scaleFor } from './bubble-scale.ts'
import { CountryBubbles } from './country-bubbles.tsx'
import { CountryShapes } from './country-shapes.tsx'
import { Legend } from './legend.tsx'
import { MapLabel } from './map-label.tsx'
import { type MapWindow, windowAround, type Zoom } from './map-window.ts'
import { OwnMeridian } from './own-meridian.tsx'
import styles from './world-map.module.css'
import { ZoomButtons } from './zoom-buttons.tsx'

const whole = windowAround({ x: 0, y: 0 }, 1)

/** The list next to it and the table mirror the map: no information is only here. */
export function WorldMap({ globe, address, selected, onSelect }: GlobeProps) {
  const { t } = useLingui()
  const [zoom, setZoom] = useState<Zoom>(1)
  const [window, setWindow] = useState<MapWindow>(whole)
  const places = globe.countries.map((country) => ({ ...country, ...project(country.longitude, country.latitude) }))
  const scale = scaleFor(address.view, globe.countries)
  const chosen = places.find(({ country }) => country === selected) ?? null
  const meridian = address.view === 'teams' ? globe.home : null
  const home = globe.home && project(globe.home.longitude, globe.home.latitude)

  const look = (next: Zoom, at = chosen ?? home ?? { x: 0, y: 0 }) => {
    setZoom(next)
    setWindow(windowAround(at, next))
  }
  const choose = (country: string) => {
    onSelect(country)
    const place = places.find((one) => one.country === country)
    if (place && !isSeen(place, window)) setWindow(windowAround(place, zoom))
  }
  return (
    <Card padding="flush">
      <div className={styles.frame}>
        <svg
          className={styles.map}
          viewBox={`${window.x} ${window.y} ${window.width} ${window.height}`}
          role="group"
          aria-label={t`Map of jobs. Arrow keys move between countries, Enter opens the search.`}
        >
          {meridian && <OwnMeridian home={meridian} zoom={zoom} layer="lens" />}
          <CountryShapes countries={globe.countries} scale={scale} selected={selected} onSelect={choose} />
          {meridian && <OwnMeridian home={meridian} zoom={zoom} layer="line" />}
          <CountryBubbles
            places={places}
            hrefOf={(country) => jobsHref(address, globe.home, country)}
            scale={scale}
            selected={selected}
            zoom={zoom}
            onSelect={choose}
          />
        </svg>
        {chosen && isSeen(chosen, window) && <MapLabel place={chosen} window={window} />}
        <ZoomButtons zoom={zoom} onZoom={look} onHome={home && (() => look(zoom === 1 ? 2 : zoom, home))} />
      </div>
      <Legend hasMeridian={meridian !== null} />
    </Card>
  )
}

const isSeen = ({ x, y }: { x: number; y: number }, seen: MapWindow): boolean =>
  x >= seen.x && x <= seen.x + seen.width && y >= seen.y && y <= seen.y + seen.height
