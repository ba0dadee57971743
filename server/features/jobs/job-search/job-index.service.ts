import type { Platform } from '#server/platform/platform.ts'
import { provided, slot } from '#server/platform/wiring/slot.ts'
import type { JobIndex } from './memory/job-index.ts'

/** Null when SEARCH_INDEX is off: PostgreSQL answers instead. */
export const jobIndex = slot<JobIndex | null>('job-search.index')

/** One per process. Started by whoever mounts the routes; until it is ready, PostgreSQL answers. */
export const jobIndexOf = (platform: Platform): JobIndex | null => provided(platform, jobIndex)
