import type { JobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import { project } from '#shared/features/jobs/job-globe/map-projection.ts'
import { lensAround, meridianPath } from './lens.ts'
import styles from './world-map.module.css'

type OwnMeridianProps = {
  home: NonNullable<JobGlobe['home']>
  zoom: number
  /** The lens goes below the land, the line above it. */
  layer: 'lens' | 'line'
}

export function OwnMeridian({ home, zoom, layer }: OwnMeridianProps) {
  if (layer === 'lens') {
    const { areas, edges } = lensAround(home.longitude)
    return (
      <g aria-hidden="true">
        {areas.map((area) => (
          <path key={area} className={styles.lens} d={area} />
        ))}
        {edges.map((edge) => (
          <path key={edge} className={styles.lensEdge} d={edge} />
        ))}
      </g>
    )
  }
  const { x, y } = project(home.longitude, home.latitude)
  return (
    <g aria-hidden="true" className={styles.own}>
      <path className={styles.meridian} d={meridianPath(home.longitude)} />
      <circle className={styles.home} cx={x} cy={y} r={6 / zoom} />
    </g>
  )
}
