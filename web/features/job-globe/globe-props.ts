import type { GlobeView } from '#shared/features/job-globe/globe-views.ts'
import type { JobGlobe } from '#shared/features/job-globe/job-globe.contract.ts'

/** The list and the map are twins: both show the same countries, and what is chosen in one is marked in the other. */
export type GlobeProps = {
  globe: JobGlobe
  view: GlobeView
  selected: string | null
  onSelect: (country: string) => void
}
