import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_APPEAL } from '#shared/features/skills/assessments/assessment-limits.ts'
import type { Assessment, assessments } from '#shared/features/skills/assessments/assessments.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { refreshAssessments } from '../assessment-queries.ts'
import styles from '../assessments.module.css'

/** Says what went wrong, and shows what the company answered. */
export function Appeal({ assessment }: { assessment: Assessment }) {
  const { appeal, company } = assessment
  const { name } = company
  if (!appeal) return <AppealForm assessment={assessment} />
  return (
    <>
      <p className={styles.message} translate="no">
        <bdi>{appeal.text}</bdi>
      </p>
      {appeal.decision === null ? (
        <p className={styles.words}>
          <Trans>Sent. {name} has not answered yet.</Trans>
        </p>
      ) : (
        <>
          <p className={styles.words}>
            {appeal.decision === 'retake' ? (
              <Trans>{name} lets you take the test again:</Trans>
            ) : (
              <Trans>{name} upheld the result:</Trans>
            )}
          </p>
          <p className={styles.message} translate="no">
            <bdi>{appeal.reply}</bdi>
          </p>
        </>
      )}
    </>
  )
}

function AppealForm({ assessment: { id, company } }: { assessment: Assessment }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { name } = company
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/skills/assessments/assessments.contract.ts').then(
        (contract) => contract.assessments.appeal.body,
      ),
    initialValues: { text: '' },
    send: (body) =>
      callApi<typeof assessments.appeal>(client, 'POST /talent/api/assessments/:token/appeal', {
        params: { token: id },
        body,
      }),
    onSuccess: async () => {
      await refreshAssessments(cache)
      void showToast({ text: t`Sent. ${name} can let you take the test again.` })
    },
  })
  return (
    <Form {...form.formProps}>
      <TextArea
        name="text"
        label={t`What went wrong?`}
        help={t`For example, your connection failed or a question did not load. ${name} reads this and can let you take the test again.`}
        maxLength={MAX_APPEAL}
        value={form.values.text}
        onChange={(text) => form.change({ text })}
      />
      <SubmitButton isPending={form.isPending}>
        <Trans>Send</Trans>
      </SubmitButton>
    </Form>
  )
}
