import type { Clock } from '#server/platform/clock.ts'
import { newIdAt } from '#server/platform/db/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { DemoAccount } from './demo-accounts.ts'
import type { Random } from './random.ts'

/** One area's part of the demo world. The platform's `db` is the transaction that builds the whole world. */
export type Seed = (platform: Platform, world: SeedWorld) => Promise<void>

export type SeedPerson = Pick<Identity, 'id' | 'roles'>

/** What earlier seeds have created, for those that follow. */
export class SeedWorld {
  readonly random: Random
  /** By slug. */
  readonly companyIds = new Map<string, Id>()
  /** No two people share one. */
  readonly takenNames = new Set<string>()
  readonly #people = new Map<DemoAccount, SeedPerson>()

  constructor(random: Random) {
    this.random = random
  }

  addPerson(account: DemoAccount, id: Id): void {
    this.#people.set(account, { id, roles: [...account.roles] })
  }

  person(account: DemoAccount): SeedPerson {
    const person = this.#people.get(account)
    if (!person) throw new Error(`${account.email} is not in the demo world yet`)
    return person
  }
}

/** Messages sent then sort by that time, whichever part of the world is created first. */
export const clockAt = (at: Date): Clock => ({ now: () => at, newId: () => newIdAt(at.getTime()) })
