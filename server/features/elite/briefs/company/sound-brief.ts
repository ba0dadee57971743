// What the contract cannot check: the catalogue of skills and today’s date.

import { findSkill } from '#server/features/base/reference/reference.service.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { NewBrief } from '#shared/features/elite/briefs/brief-facts.contract.ts'
import { localDateAt } from '#shared/kit/time-zones.ts'

const unknownSkill = /* i18n */ { id: 'briefs.skill_unknown', message: 'Choose skills from the list.' }
const startsTooEarly = /* i18n */ { id: 'briefs.start_past', message: 'Choose a day in the future.' }

export function ensureSound(
  { skills, startsOn, timeZone }: Pick<NewBrief, 'skills' | 'startsOn' | 'timeZone'>,
  now: Date,
): void {
  if (skills.some((slug) => findSkill(slug) === null)) throw fieldError(['skills'], unknownSkill)
  if (startsOn < localDateAt(timeZone, now.getTime())) throw fieldError(['startsOn'], startsTooEarly)
}
