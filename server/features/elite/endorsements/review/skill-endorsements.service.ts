// What endorsements say about single skills, for the skill center.

import type { SkillEndorsements } from '#server/features/skills/skills/evidence.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectShown } from '../endorsements.queries.ts'

export const findSkillEndorsements = async (db: Db, personId: Id): Promise<SkillEndorsements> =>
  (await selectShown(db, personId)).map(({ endorser, endorsement }) => ({
    skills: endorsement.skills,
    by: endorser.name,
    company: endorser.company,
    at: endorsement.createdAt.toISOString(),
  }))
