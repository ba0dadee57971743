// Adds what a file said to a profile, in one step. It only fills what is empty: what somebody typed always stays.

import type { I18n } from '@lingui/core'
import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { recordUse } from '#server/features/people/talents/kept-resumes.service.ts'
import { readTalentFacts, saveWork } from '#server/features/people/talents/talents.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Additions } from '#shared/features/people/profile/additions.contract.ts'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import { MAX_SKILLS } from '#shared/features/people/talents/talent-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectProfileRow, upsertProfileRow } from './profile.queries.ts'
import { putEntry, readProfile } from './profile.service.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

export async function addToProfile(
  { db, clock }: Deps,
  viewer: { id: Id },
  additions: Additions,
  i18n: I18n,
): Promise<OwnProfile> {
  await transaction(db, async (tx) => {
    await lockPerson(tx, viewer.id)
    const deps = { db: tx, clock }
    for (const { id, entry } of additions.entries) await putEntry(deps, viewer, { id, draft: entry, i18n })
    await fillProfile(deps, viewer.id, additions)
    await fillWork(deps, viewer.id, additions, i18n)
    if (additions.resumeFileId) await recordUse(tx, viewer.id, additions.resumeFileId, clock.now())
  })
  return readProfile(db, viewer.id)
}

async function fillProfile({ db, clock }: Deps, personId: Id, { contact, summary }: Additions): Promise<void> {
  const row = await selectProfileRow(db, personId)
  const stated = (all: object) => Object.entries(all).filter((one): one is [string, string] => Boolean(one[1]))
  const filled = Object.fromEntries([...stated(contact), ...stated(row?.contact ?? {})])
  await upsertProfileRow(db, personId, { contact: filled, summary: row?.summary || summary }, clock.now())
}

async function fillWork(deps: Deps, personId: Id, { work, skills }: Additions, i18n: I18n): Promise<void> {
  const { work: before } = await readTalentFacts(deps, personId)
  const role = before ?? work
  if (!role) return
  const own = before?.skills ?? []
  const added = skills.filter(({ slug }) => !own.some((skill) => skill.slug === slug))
  if (before && added.length === 0) return
  const all = [...own.map(({ slug, level }) => ({ slug, level })), ...added].slice(0, MAX_SKILLS)
  await saveWork(deps, personId, { headline: role.headline, seniority: role.seniority, skills: all }, i18n)
}
