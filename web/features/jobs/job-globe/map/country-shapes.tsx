import { memo } from 'react'
import type { GlobeCountry } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import { type Scale, shadeOf } from './bubble-scale.ts'
import { drawnCountries } from './drawn-countries.ts'
import world from './world.svg'
import styles from './world-map.module.css'

type CountryShapesProps = {
  countries: readonly GlobeCountry[]
  scale: Scale
  selected: string | null
  onSelect: (country: string) => void
}

/** The land. The shapes are a separate file, cached by the browser and not part of the script. */
export const CountryShapes = memo(function CountryShapes({ countries, scale, selected, onSelect }: CountryShapesProps) {
  const jobsOf = new Map(countries.map(({ country, jobs }) => [country, jobs]))
  return (
    <g aria-hidden="true">
      {drawnCountries.map((country) => {
        const jobs = jobsOf.get(country)
        return (
          <use
            key={country}
            href={`${world}#${country}`}
            className={styles.land}
            data-shade={jobs === undefined ? undefined : shadeOf(jobs, scale)}
            data-selected={country === selected || undefined}
            onClick={jobs === undefined ? undefined : () => onSelect(country)}
          />
        )
      })}
    </g>
  )
})
