import { expect, it } from 'vitest'
import { draftStateOf } from './draft-state.ts'

it.each([
  [{ version: 0, publishAt: null, hasChanges: true }, 'draft'],
  [{ version: 0, publishAt: '2026-11-20T09:00:00.000Z', hasChanges: true }, 'scheduled'],
  [{ version: 3, publishAt: '2026-11-20T09:00:00.000Z', hasChanges: false }, 'scheduled'],
  [{ version: 3, publishAt: null, hasChanges: true }, 'changed'],
  [{ version: 3, publishAt: null, hasChanges: false }, 'published'],
] as const)('%o is %s', (facts, state) => expect(draftStateOf(facts)).toBe(state))
