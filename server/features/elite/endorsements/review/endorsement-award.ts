// An endorsement as a credential, in the endorser's own words. In English otherwise: a credential cannot be translated once it is
// signed.

import { findSkill } from '#server/features/base/reference/reference.service.ts'
import type { Award } from '#server/features/skills/credentials/credentials.service.ts'
import type { EndorsementRow, EndorserRow } from '../endorsements.queries.ts'

export const awardFor = (
  url: string,
  { name, company }: Pick<EndorserRow, 'name' | 'company'>,
  { id, personId, text, skills, craft, reliability, communication, initiative }: EndorsementRow,
  issuedAt: Date,
): Award => ({
  kind: 'endorsement',
  sourceId: id,
  personId,
  issuedAt,
  validUntil: null,
  achievement: {
    id: `${url}/elite#endorsement`,
    name: `Endorsed by ${name}, ${company}`,
    description: text,
    criteria: `${name} worked with the holder and rated craft ${craft}, reliability ${reliability}, communication ${communication} and initiative ${initiative} out of 5.${seen(skills)} The request was sent to an email address that the holder named, and a reviewer checked the endorsement. The endorser can withdraw it at any time.`,
    type: 'Achievement',
    level: null,
    score: null,
  },
})

function seen(skills: readonly string[]): string {
  const names = skills.flatMap((slug) => findSkill(slug)?.name ?? [])
  return names.length === 0 ? '' : ` They have seen these skills: ${names.join(', ')}.`
}
