import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { Milestone } from '#shared/features/elite/projects/project-facts.contract.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../projects.module.css'

export function DeliveredFiles({ milestone: { id, files } }: { milestone: Milestone }) {
  if (files.length === 0) return null
  return (
    <ul role="list" className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <FileButton file={file} milestoneId={id} />
        </li>
      ))}
    </ul>
  )
}

/** Links are signed for the reader and expire, so each is made when it is used. */
function FileButton({ file, milestoneId }: { file: Milestone['files'][number]; milestoneId: string }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi<typeof projects.file>(client, 'GET /shared/api/milestones/:id/files/:fileId', {
        params: { id: milestoneId, fileId: file.id },
      }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const problem = describeFailure(i18n, error)
  return (
    <>
      <PlainButton isPending={isPending} onPress={() => mutate()}>
        <Trans>
          Download <bdi translate="no">{file.name}</bdi> ({formatBytes(file.size, i18n.locale)})
        </Trans>
      </PlainButton>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
