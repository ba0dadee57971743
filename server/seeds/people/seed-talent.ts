import { createPerson } from '#server/features/base/accounts/accounts.service.ts'
import { savePlace } from '#server/features/people/talents/talents.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { drawNames } from '../demo-names.ts'

/** Of talents nobody signs in as. */
export const TALENT_DOMAIN = '@people.example'

/** Seed data is English and always valid. */
export const seedWords = { _: ({ message }: { message: string }) => message }

type Home = { country: string; city: string; timeZone: string }

export async function createTalent(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { full, called }: ReturnType<typeof drawNames>[number],
  home: Home,
): Promise<Id> {
  const id = await createPerson(db, {
    name: full,
    calledName: called,
    email: `${foldText(full).replace(/[^a-z]+/g, '.')}${TALENT_DOMAIN}`,
    ...home,
    roles: ['talent'],
    emailVerifiedAt: clock.now(),
  })
  await savePlace({ db, clock }, id, { ...home, workCountries: [home.country] })
  return id
}
