import { createPerson } from '#server/features/base/accounts/accounts.service.ts'
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts'
import type { Seed } from './seed-world.ts'

export const seedAccounts: Seed = async ({ db, clock }, world) => {
  for (const account of demoAccounts) {
    const { name, calledName, email, roles, isVerified, isNew } = account
    const { country, city, timeZone } = account
    const id = await createPerson(db, {
      name,
      calledName,
      email,
      roles,
      ...(!isNew && { country, city, timeZone }),
      password: DEMO_PASSWORD,
      ...(isVerified && { emailVerifiedAt: clock.now() }),
    })
    world.addPerson(account, id)
  }
}
