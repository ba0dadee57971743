import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import type { Mark } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = ['talent_resumes.choices']

export const mark: Mark = async ({ test, person }) => {
  const fileId = await aReadyFile(test, person, { name: 'zq-kept.txt', content: 'zq-content of a kept résumé' })
  await person.visitor.put('/talent/api/facts/resume', { fileId })
  await person.visitor.put(`/talent/api/resumes/${fileId}`, { label: 'zq-label of a résumé' })
}
