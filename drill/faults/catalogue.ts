// The faults of all areas. If a change removes the anchor of a fault, move the fault rather than deleting it: the
// mistake is still possible.

import { baseFaults } from './areas/base.faults.ts'
import { eliteFaults } from './areas/elite.faults.ts'
import { entryFaults } from './areas/entry.faults.ts'
import { hiringFaults } from './areas/hiring.faults.ts'
import { jobsFaults } from './areas/jobs.faults.ts'
import { kitFaults } from './areas/kit.faults.ts'
import { learningFaults } from './areas/learning.faults.ts'
import { marketFaults } from './areas/market.faults.ts'
import { peopleFaults } from './areas/people.faults.ts'
import { platformFaults } from './areas/platform.faults.ts'
import { skillsFaults } from './areas/skills.faults.ts'
import { talkFaults } from './areas/talk.faults.ts'
import { uiFaults } from './areas/ui.faults.ts'
import { workspaceFaults } from './areas/workspace.faults.ts'
import type { Fault } from './fault.ts'

export const faults: readonly Fault[] = [
  ...baseFaults,
  ...entryFaults,
  ...eliteFaults,
  ...hiringFaults,
  ...jobsFaults,
  ...kitFaults,
  ...learningFaults,
  ...marketFaults,
  ...peopleFaults,
  ...platformFaults,
  ...skillsFaults,
  ...talkFaults,
  ...uiFaults,
  ...workspaceFaults,
]
