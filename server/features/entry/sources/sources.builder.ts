import type { z } from 'zod'
import { newId } from '#server/platform/db/columns.ts'
import type { TestApp } from '#server/test-app.ts'
import { type NewSource, newSource, type Source } from '#shared/features/entry/sources/sources.contract.ts'
import { createSource } from './sources.service.ts'

/** A link of a community, open from now on, except for what a test names. */
export const aSource = (test: TestApp, named: Partial<z.input<typeof newSource>> = {}): Promise<Source> => {
  const given: NewSource = newSource.parse({ kind: 'community', name: 'Kibera Code Club', ...named })
  return createSource(test.platform, { id: newId(), roles: ['operator'] }, given)
}
