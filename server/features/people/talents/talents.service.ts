// What a talent says about the work they can do. Each fact is entered and saved separately.

import { changePerson, findPerson, lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findVisibleFile } from '#server/features/base/files/files.service.ts'
import { findSkill } from '#server/features/base/reference/reference.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { oncePerPage } from '#server/platform/db/queries/page-reads.ts'
import { together } from '#server/platform/db/queries/together.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isReadyFile } from '#shared/features/base/files/file-status.ts'
import type { Hours, PayFloor, Place, TalentFacts, Work } from '#shared/features/people/talents/talent-facts.ts'
import type { Id } from '#shared/kit/ids.ts'
import { presentHours, presentPayFloor, presentTalentFacts } from './talents.presenter.ts'
import {
  deleteWorkCountry,
  insertWorkCountry,
  replaceSkills,
  replaceWorkCountries,
  selectHours,
  selectProfile,
  selectSearchFacts,
  selectSkills,
  selectSkillsAmong,
  selectWorkCountries,
  upsertProfile,
} from './talents.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>
type Translator = { _(descriptor: { id: string; message: string }): string }

export const readTalentFacts = ({ db }: Pick<Deps, 'db'>, personId: Id): Promise<TalentFacts> =>
  oncePerPage(`talent facts ${personId}`, () => loadTalentFacts(db, personId))

async function loadTalentFacts(db: Deps['db'], personId: Id): Promise<TalentFacts> {
  const [person, profile, workCountries, skills] = await together(
    db,
    () => findPerson(db, personId),
    () => selectProfile(db, personId),
    () => selectWorkCountries(db, personId),
    () => selectSkills(db, personId),
  )
  const resume = profile?.resumeFileId ? await findResume(db, personId, profile.resumeFileId) : null
  return presentTalentFacts({ person, profile, workCountries, skills, resume })
}

/** What searches filter and rank by. Null means not stated, which differs from none. */
export async function readSearchFacts(db: Deps['db'], personId: Id) {
  const { workCountries, skills, ...profile } = await selectSearchFacts(db, personId)
  return {
    hours: presentHours(profile),
    workCountries: workCountries.length === 0 ? null : workCountries,
    payFloor: presentPayFloor(profile),
    skills,
    seniority: profile.seniority,
    headline: profile.headline,
  }
}

/** Working hours of many people, without those who have not stated any. */
export async function findWorkHours(db: Deps['db'], personIds: readonly Id[]): Promise<ReadonlyMap<Id, Hours>> {
  const rows = personIds.length === 0 ? [] : await selectHours(db, personIds)
  return new Map(
    rows.flatMap(({ personId, ...row }) => {
      const hours = presentHours(row)
      return hours ? [[personId, hours] as const] : []
    }),
  )
}

/** The skills each of these people claims, for lists. */
export async function findClaimedSkills(db: Deps['db'], personIds: readonly Id[]): Promise<Map<Id, string[]>> {
  const claimed = new Map<Id, string[]>()
  for (const { personId, skill } of personIds.length === 0 ? [] : await selectSkillsAmong(db, personIds))
    claimed.set(personId, [...(claimed.get(personId) ?? []), skill])
  return claimed
}

/** Null if the owner has deleted the file elsewhere. */
export async function findResume(db: Deps['db'], personId: Id, fileId: Id) {
  try {
    const file = await findVisibleFile(db, { id: personId }, fileId)
    return isReadyFile(file.status) ? file : null
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

export function savePlace({ db, clock }: Deps, personId: Id, { workCountries, ...place }: Place): Promise<void> {
  return transaction(db, async (tx) => {
    // Serialised: two concurrent saves would both delete and both insert.
    await lockPerson(tx, personId)
    await changePerson(tx, personId, place)
    await replaceWorkCountries(tx, personId, workCountries)
    await upsertProfile(tx, personId, {}, clock.now())
  })
}

/** Without the rest of the place, which may not be known yet. */
export const allowWorkIn = insertWorkCountry
export const forbidWorkIn = deleteWorkCountry

export const saveHours = ({ db, clock }: Deps, personId: Id, { from, to }: Hours): Promise<void> =>
  upsertProfile(db, personId, { workFrom: from, workTo: to }, clock.now())

/** The first currency a talent enters becomes their display currency, until they choose another. */
export function savePayFloor({ db, clock }: Deps, personId: Id, floor: PayFloor): Promise<void> {
  return transaction(db, async (tx) => {
    const { amount, currency, period } = floor
    await upsertProfile(
      tx,
      personId,
      { payFloorAmount: amount, payFloorCurrency: currency, payFloorPeriod: period },
      clock.now(),
    )
    const person = await findPerson(tx, personId)
    if (person.currency === null) await changePerson(tx, personId, { currency })
  })
}

export function saveWork({ db, clock }: Deps, personId: Id, work: Work, i18n: Translator): Promise<void> {
  const unknown = work.skills.findIndex(({ slug }) => findSkill(slug) === null)
  if (unknown !== -1) {
    const message = i18n._({ id: 'talents.skill.unknown', message: 'Choose a skill from the list.' })
    throw new AppError('invalid_input', { fields: { [`skills.${unknown}.slug`]: [message] } })
  }
  return transaction(db, async (tx) => {
    await lockPerson(tx, personId)
    await upsertProfile(tx, personId, { headline: work.headline, seniority: work.seniority }, clock.now())
    await replaceSkills(tx, personId, work.skills)
  })
}
