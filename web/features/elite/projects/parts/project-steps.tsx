import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Project } from '#shared/features/elite/projects/project-facts.contract.ts'
import type { ProjectStep } from '#shared/features/elite/projects/project-status.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { projectStepWords } from '../project-text.ts'
import styles from '../projects.module.css'
import { useShowProject } from '../projects-queries.ts'

const EndDialog = lazyPart(async () => (await import('./end-dialog.tsx')).EndDialog)

const main: readonly ProjectStep[] = ['sign', 'start', 'complete']

export function ProjectSteps({ project: { id, can } }: { project: Project }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const show = useShowProject()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (event: ProjectStep) =>
      callApi<typeof projects.step>(client, 'POST /shared/api/projects/:id/status', {
        params: { id },
        body: { event },
      }),
    onSuccess: show,
  })
  const [isEnding, setEnding] = useState(false)
  const problem = describeFailure(i18n, error)
  return (
    <>
      {can.steps.map((step) => (
        <PlainButton
          key={step}
          variant={main.includes(step) ? 'filled' : 'outline'}
          isPending={isPending && variables === step}
          onPress={() => (step === 'terminate' ? setEnding(true) : mutate(step))}
        >
          {i18n._(projectStepWords[step])}
        </PlainButton>
      ))}
      {isEnding && (
        <Suspense fallback={null}>
          <EndDialog id={id} onClose={() => setEnding(false)} />
        </Suspense>
      )}
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  )
}
