import type { JobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import type { GlobeAddress } from './globe-address.ts'

/** List and map mirror each other: both show the same countries, and a selection in one is highlighted in the other. */
export type GlobeProps = {
  globe: JobGlobe
  address: GlobeAddress
  selected: string | null
  onSelect: (country: string) => void
}
