import type { z } from 'zod'
import type { testParts } from './section.contract.ts'

type Parts = { [Part in keyof typeof testParts]: z.output<(typeof testParts)[Part]> }

/** Without sections, material or rules for marking. */
export const plainTest: Parts = { sections: [], materials: [], navigation: 'free', isBlind: false, isDouble: false }
