import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { jobMarksApi } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'

/** Seen means that the job's page was opened. A missed mark does no harm, so failures are silent. */
export function SeenMark({ jobId }: { jobId: string }) {
  const { client } = useSession()
  const { mutate } = useMutation({
    mutationFn: () =>
      callApi<typeof jobMarksApi.see>(client, 'PUT /talent/api/job-marks/:jobId/seen', { params: { jobId } }),
  })
  useEffect(() => mutate(), [mutate])
  return null
}
