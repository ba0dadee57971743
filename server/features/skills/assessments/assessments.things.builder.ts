import type { OwnedThings } from '#server/test-things.ts'
import { anAssessment, COMPANY_ASSESSMENTS, OWN_ASSESSMENTS } from './assessments.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const one = await anAssessment(test)
  const other = await anAssessment(test)
  return [
    { under: `${OWN_ASSESSMENTS}/:token`, owner: one.talent, id: one.assessment.id },
    { under: `${COMPANY_ASSESSMENTS}/:id`, owner: other.owner, id: other.assessment.id },
  ]
}
