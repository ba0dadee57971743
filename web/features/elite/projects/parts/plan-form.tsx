import { parseDate } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Project } from '#shared/features/elite/projects/project-facts.contract.ts'
import { MIN_AMOUNT } from '#shared/features/elite/projects/project-limits.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Form } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from '../projects.module.css'
import { useShowProject } from '../projects-queries.ts'

type PlanValues = { title: string; amount: number; dueOn: string | null }
const initialValues: PlanValues = { title: '', amount: Number.NaN, dueOn: null }

export function PlanForm({ project: { id, currency } }: { project: Project }) {
  const { t } = useLingui()
  const { client } = useSession()
  const show = useShowProject()
  const isHydrated = useIsHydrated()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/projects/project-facts.contract.ts').then(({ newMilestone }) => newMilestone),
    initialValues,
    send: (body, idempotencyKey) =>
      callApi<typeof projects.plan>(client, 'POST /shared/api/projects/:id/milestones', {
        params: { id },
        body,
        idempotencyKey,
      }),
    onSuccess: show,
  })
  const { values, change } = form
  return (
    <Form {...form.formProps}>
      <TextField {...form.field('title')} label={t`New milestone`} isRequired />
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
          // Labels of its parts differ between server and browser, and hydration would keep the server's.
          key={isHydrated ? 'browser' : 'server'}
          name="dueOn"
          label={t`Due date`}
          value={values.dueOn ? parseDate(values.dueOn) : null}
          onChange={(date) => change({ dueOn: date?.toString() ?? null })}
          isRequired
        />
      </div>
      <SubmitButton isPending={form.isPending}>
        <Trans>Add milestone</Trans>
      </SubmitButton>
    </Form>
  )
}
