// The faults of all areas. If a change removes the anchor of a fault, move the fault rather than deleting it: the
// mistake is still possible.

import { baseFaults } from './base.faults.ts'
import { entryFaults } from './entry.faults.ts'
import type { Fault } from './fault.ts'
import { hiringFaults } from './hiring.faults.ts'
import { jobsFaults } from './jobs.faults.ts'
import { kitFaults } from './kit.faults.ts'
import { peopleFaults } from './people.faults.ts'
import { platformFaults } from './platform.faults.ts'
import { talkFaults } from './talk.faults.ts'
import { uiFaults } from './ui.faults.ts'
import { workspaceFaults } from './workspace.faults.ts'

export const faults: readonly Fault[] = [
  ...baseFaults,
  ...entryFaults,
  ...hiringFaults,
  ...jobsFaults,
  ...kitFaults,
  ...peopleFaults,
  ...platformFaults,
  ...talkFaults,
  ...uiFaults,
  ...workspaceFaults,
]
