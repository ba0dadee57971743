import { createSource } from '#server/features/entry/sources/sources.service.ts'
import { newSource } from '#shared/features/entry/sources/sources.contract.ts'
import { demoOperator } from './demo-accounts.ts'
import { demoSources } from './demo-sources.ts'
import type { Seed } from './seed-world.ts'

export const seedSources: Seed = async (platform, world) => {
  const operator = world.person(demoOperator)
  for (const { linkId, company, ...source } of demoSources) {
    const companyId = company === undefined ? null : world.companyIds.get(company)
    await createSource(platform, operator, newSource.parse({ ...source, companyId }), linkId)
  }
}
