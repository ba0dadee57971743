import type { z } from 'zod'
import { newId } from '#server/platform/db/columns.ts'
import type { TestApp } from '#server/test-app.ts'
import { type NewSource, newSource, type Source } from '#shared/features/entry/sources/sources.contract.ts'
import { createSource } from './sources.service.ts'

/** A community's link, active from now on, with overrides. */
export const aSource = (test: TestApp, named: Partial<z.input<typeof newSource>> = {}): Promise<Source> => {
  const given: NewSource = newSource.parse({ kind: 'community', name: 'Kibera Code Club', ...named })
  return createSource(test.platform, { id: newId(), roles: ['operator'] }, given)
}
