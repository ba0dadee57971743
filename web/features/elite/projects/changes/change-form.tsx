import { parseDate } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Milestone } from '#shared/features/elite/projects/project-facts.contract.ts'
import { MAX_CHANGE_REASON, MIN_AMOUNT } from '#shared/features/elite/projects/project-limits.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../projects.module.css'
import { useShowProject } from '../projects-queries.ts'

type ChangeFormProps = {
  projectId: string
  currency: string
  /** Null for a further one. */
  milestone: Milestone | null
  onClose: () => void
}

/** Nothing changes before the other side agrees. */
export function ChangeForm({ projectId, currency, milestone, onClose }: ChangeFormProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const show = useShowProject()
  const dueOn: string | null = milestone?.dueOn ?? null
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/projects/project-facts.contract.ts').then(({ newChange }) => newChange),
    initialValues: {
      milestoneId: milestone?.id ?? null,
      title: milestone?.title ?? '',
      amount: milestone?.amount ?? Number.NaN,
      dueOn,
      reason: '',
    },
    send: (body, idempotencyKey) =>
      callApi<typeof projects.proposeChange>(client, 'POST /shared/api/projects/:id/changes', {
        params: { id: projectId },
        body,
        idempotencyKey,
      }),
    onSuccess: async (shown) => {
      onClose()
      await show(shown)
    },
  })
  const { values, change } = form
  return (
    <Form {...form.formProps}>
      <TextArea
        {...form.field('reason')}
        label={t`What changes, and why`}
        rows={3}
        countTo={MAX_CHANGE_REASON}
        autoFocus
        isRequired
      />
      <TextField {...form.field('title')} label={t`Milestone`} isRequired />
      <div className={styles.pair}>
        <NumberField
          name="amount"
          label={t`Amount in ${currency}`}
          minValue={MIN_AMOUNT}
          value={values.amount}
          onChange={(amount) => change({ amount })}
          isRequired
        />
        <DateField
          name="dueOn"
          label={t`Due date`}
          value={values.dueOn ? parseDate(values.dueOn) : null}
          onChange={(date) => change({ dueOn: date?.toString() ?? null })}
          isRequired
        />
      </div>
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          <Trans>Propose the change</Trans>
        </SubmitButton>
        <PlainButton variant="text" onPress={onClose}>
          <Trans>Not now</Trans>
        </PlainButton>
      </FormActions>
    </Form>
  )
}
