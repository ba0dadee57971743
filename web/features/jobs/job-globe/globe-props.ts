import type { JobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import type { GlobeAddress } from './globe-address.ts'

/** The list and the map are twins: both show the same countries, and what is chosen in one is marked in the other. */
export type GlobeProps = {
  globe: JobGlobe
  address: GlobeAddress
  selected: string | null
  onSelect: (country: string) => void
}
