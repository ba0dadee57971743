import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { resumeOutEndpoints } from '#shared/features/people/profile/resume-out.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Choices } from './resume-choices.ts'
import styles from './resume-out.module.css'

type KeepForJobProps = { choices: Choices; job: NonNullable<Choices['job']>; hasPdf: boolean }

/** Keeps this version as a file: the application for the job starts with it, or takes it if it is being written. */
export function KeepForJob({ choices, job, hasPdf }: KeepForJobProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { parts, without, first, template, paper } = choices
  const keeping = useMutation({
    mutationFn: () =>
      callApi<typeof resumeOutEndpoints.keep>(client, 'PUT /talent/api/profile/resume/jobs/:jobId', {
        params: { jobId: job.id },
        body: {
          label: job.title || t`For one job`,
          choices: {
            parts: parts.join(),
            without: without.join(),
            first: first.join(),
            template,
            paper,
            format: hasPdf ? 'pdf' : 'docx',
          },
        },
      }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['talent'] }),
  })
  const title = job.title
  return (
    <Card title={t`For one job`}>
      <p>
        <Trans>
          Your application for <bdi translate="no">{title}</bdi> uses this version once you save it.
        </Trans>
      </p>
      {keeping.isError && (
        <p role="alert" className={styles.problem}>
          {describeFailure(i18n, keeping.error)}
        </p>
      )}
      <Button variant="filled" isPending={keeping.isPending} onPress={() => keeping.mutate()}>
        <Trans>Save for this job</Trans>
      </Button>
      {keeping.isSuccess && (
        <div role="status" className={styles.downloads}>
          <p>
            <Trans>Saved. Your application uses it.</Trans>
          </p>
          <LinkButton href={`/jobs/${job.id}/apply`}>
            <Trans>Continue to the application</Trans>
          </LinkButton>
        </div>
      )}
    </Card>
  )
}
