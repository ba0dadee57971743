import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Milestone } from '#shared/features/elite/projects/project-facts.contract.ts'
import { MAX_FEEDBACK } from '#shared/features/elite/projects/project-limits.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Form } from '#web/ui/form.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../projects.module.css'
import { useShowProject } from '../projects-queries.ts'

export function MilestoneSteps({ milestone: { id, title, can } }: { milestone: Milestone }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const show = useShowProject()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (event: 'begin' | 'approve' | 'remove') =>
      event === 'remove'
        ? callApi<typeof projects.unplan>(client, 'DELETE /shared/api/milestones/:id', { params: { id } })
        : callApi<typeof projects.stepMilestone>(client, 'POST /shared/api/milestones/:id/status', {
            params: { id },
            body: { event },
          }),
    onSuccess: show,
  })
  const problem = describeFailure(i18n, error)
  const labels = { begin: t`Begin work`, approve: t`Approve`, remove: t`Remove` }
  const steps = (['begin', 'approve', 'remove'] as const).filter((step) => can.includes(step))
  if (can.length === 0) return null
  return (
    <>
      <div className={styles.row}>
        {steps.map((step) => (
          <PlainButton
            key={step}
            variant={step === 'approve' ? 'filled' : 'outline'}
            isPending={isPending && variables === step}
            onPress={() => mutate(step)}
          >
            {labels[step]}
            <span className="visually-hidden">
              {' '}
              <bdi>{title}</bdi>
            </span>
          </PlainButton>
        ))}
        {can.includes('request_changes') && !isAsking && (
          <PlainButton variant="text" onPress={() => setAsking(true)}>
            <Trans>Ask for changes</Trans>
          </PlainButton>
        )}
        {problem && (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
      </div>
      {can.includes('submit') && <StepForm id={id} event="submit" />}
      {can.includes('request_changes') && isAsking && <StepForm id={id} event="request_changes" />}
    </>
  )
}

function StepForm({ id, event }: { id: string; event: 'submit' | 'request_changes' }) {
  const { t } = useLingui()
  const { client } = useSession()
  const show = useShowProject()
  const isDelivery = event === 'submit'
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/projects/project-facts.contract.ts').then(({ milestoneStep }) => milestoneStep),
    initialValues: { event, text: '', link: '' },
    draftName: `milestone-${event}-${id}`,
    send: (body) =>
      callApi<typeof projects.stepMilestone>(client, 'POST /shared/api/milestones/:id/status', {
        params: { id },
        body,
      }),
    onSuccess: show,
  })
  return (
    <Form {...form.formProps}>
      <TextArea
        {...form.field('text')}
        label={isDelivery ? t`What you deliver` : t`What should change`}
        rows={3}
        countTo={MAX_FEEDBACK}
        isRequired
      />
      {isDelivery && (
        <TextField
          {...form.field('link')}
          label={t`Link`}
          help={t`To the files or the result, starting with https://`}
          type="url"
          isOptional
        />
      )}
      <SubmitButton isPending={form.isPending}>
        {isDelivery ? <Trans>Submit for approval</Trans> : <Trans>Send</Trans>}
      </SubmitButton>
    </Form>
  )
}
