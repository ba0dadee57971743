// Combines all features with the platform's own parts. Server, worker, seeds and tests all use this, so their wiring cannot
// differ.

import { allFeatures } from './all-features.ts'
import { platformParts } from './platform/platform-parts.ts'
import type { Provision } from './platform/wiring/slot.ts'
import { type Wiring, wireFeatures } from './platform/wiring/wiring.ts'

export const wirePlatform = (standIns: readonly Provision[] = []): Wiring =>
  wireFeatures([...allFeatures, ...platformParts], standIns)
