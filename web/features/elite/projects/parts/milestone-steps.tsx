import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Milestone, Project } from '#shared/features/elite/projects/project-facts.contract.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../projects.module.css'
import { useShowProject } from '../projects-queries.ts'

const ChangeForm = lazyPart(async () => (await import('../changes/change-form.tsx')).ChangeForm)
const MilestoneForm = lazyPart(async () => (await import('./milestone-form.tsx')).MilestoneForm)

type Asked = 'request_changes' | 'dispute' | 'change'

type MilestoneStepsProps = { milestone: Milestone; project: Pick<Project, 'id' | 'currency'> }

export function MilestoneSteps({ milestone, project }: MilestoneStepsProps) {
  const { id, title, can } = milestone
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const show = useShowProject()
  const [asked, setAsked] = useState<Asked | null>(null)
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
  const prompts = { request_changes: t`Ask for changes`, change: t`Propose a change`, dispute: t`Open a dispute` }
  const others = (['request_changes', 'change', 'dispute'] as const).filter((step) => can.includes(step))
  if (can.length === 0) return null
  const of = (
    <span className="visually-hidden">
      {' '}
      <bdi>{title}</bdi>
    </span>
  )
  return (
    <>
      {can.includes('submit') && (
        <Suspense fallback={null}>
          <MilestoneForm id={id} event="submit" />
        </Suspense>
      )}
      <div className={styles.row}>
        {steps.map((step) => (
          <PlainButton
            key={step}
            variant={step === 'approve' ? 'filled' : 'outline'}
            isPending={isPending && variables === step}
            onPress={() => mutate(step)}
          >
            {labels[step]}
            {of}
          </PlainButton>
        ))}
        {others
          .filter((step) => step !== asked)
          .map((step) => (
            <PlainButton key={step} variant="text" onPress={() => setAsked(step)}>
              {prompts[step]}
              {of}
            </PlainButton>
          ))}
        {problem && (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
      </div>
      <Suspense fallback={null}>
        {asked === 'change' && can.includes('change') && (
          <ChangeForm
            projectId={project.id}
            currency={project.currency}
            milestone={milestone}
            onClose={() => setAsked(null)}
          />
        )}
        {(asked === 'request_changes' || asked === 'dispute') && can.includes(asked) && (
          <MilestoneForm key={asked} id={id} event={asked} />
        )}
      </Suspense>
    </>
  )
}
