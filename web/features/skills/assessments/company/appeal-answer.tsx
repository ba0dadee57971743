import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { RETAKE_DAYS } from '#shared/features/hiring/screeners/screener-limits.ts'
import {
  type AppealDecision,
  appealDecisions,
  MAX_MESSAGE,
} from '#shared/features/skills/assessments/assessment-limits.ts'
import type {
  AssessmentReview,
  companyAssessments,
} from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { companyAssessmentQuery, refreshCompanyAssessments } from '../assessment-queries.ts'
import styles from '../assessments.module.css'

/** What the person says went wrong, and the company's answer. */
export function AppealAnswer({ assessment }: { assessment: AssessmentReview }) {
  const { appeal, canDecideAppeal } = assessment
  if (!appeal) return null
  return (
    <div className={styles.page}>
      <p className={styles.message} translate="no">
        <bdi>{appeal.text}</bdi>
      </p>
      {canDecideAppeal && <AnswerForm id={assessment.id} />}
      {appeal.decision !== null && (
        <>
          <p className={styles.words}>
            {appeal.decision === 'retake' ? (
              <Trans>You let them take the test again:</Trans>
            ) : (
              <Trans>You upheld the result:</Trans>
            )}
          </p>
          <p className={styles.message} translate="no">
            <bdi>{appeal.reply}</bdi>
          </p>
        </>
      )}
    </div>
  )
}

function AnswerForm({ id }: { id: string }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const labels: Record<AppealDecision, string> = {
    retake: t`Let them take the test again within ${RETAKE_DAYS} days. These answers no longer count.`,
    dismissed: t`The result stands`,
  }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/skills/assessments/company-assessments.contract.ts').then(
        (contract) => contract.companyAssessments.decideAppeal.body,
      ),
    initialValues: { decision: null as AppealDecision | null, reply: '' },
    send: (body) =>
      callApi<typeof companyAssessments.decideAppeal>(client, 'POST /company/api/assessments/:id/appeal', {
        params: { id },
        body,
      }),
    onSuccess: async (answered) => {
      cache.setQueryData(companyAssessmentQuery(id).queryKey, answered)
      await refreshCompanyAssessments(cache)
      void showToast({ text: t`Answered. We have let them know.` })
    },
  })
  return (
    <Form {...form.formProps}>
      <RadioGroup
        name="decision"
        label={t`Your decision`}
        value={form.values.decision}
        onChange={(chosen) => form.change({ decision: appealDecisions.find((one) => one === chosen) ?? null })}
      >
        {appealDecisions.map((decision) => (
          <Radio key={decision} value={decision}>
            {labels[decision]}
          </Radio>
        ))}
      </RadioGroup>
      <TextArea
        name="reply"
        label={t`Your answer`}
        help={t`They will read this.`}
        maxLength={MAX_MESSAGE}
        value={form.values.reply}
        onChange={(reply) => form.change({ reply })}
      />
      <SubmitButton isPending={form.isPending}>
        <Trans>Send answer</Trans>
      </SubmitButton>
    </Form>
  )
}
