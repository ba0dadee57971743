import { useLingui } from '@lingui/react/macro'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'

export const questionAt = (field: string, draft: Draft) =>
  draft.form.questions.find(({ id }) => field === `answers.${id}`)

/** The label of a draft field: the page's own, or the company's question. */
export function FieldName({ field, draft }: { field: string; draft: Draft }) {
  const { t } = useLingui()
  const names: Record<string, string> = {
    name: t`Your full name`,
    phone: t`Phone`,
    coverNote: t`Cover note`,
    resume: t`Résumé`,
    resumeFileId: t`Résumé`,
    resumeText: t`Résumé as text`,
    intro: t`Video introduction`,
    allowsProcessing: t`Your consent`,
    allowsFutureContact: t`Contact about other jobs`,
  }
  const label = questionAt(field, draft)?.label ?? draft.tests.find(({ testId }) => field === `tests.${testId}`)?.title
  return label === undefined ? names[field] : <bdi>{label}</bdi>
}
