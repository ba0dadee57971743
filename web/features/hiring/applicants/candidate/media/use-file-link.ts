import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { applications } from '#shared/features/hiring/applications/applications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { showToast } from '#web/ui/toast.tsx'

/** File links expire within minutes, so they are requested on demand. */
export function useFileLink(applicationId: string, fileId: string) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const [isPending, setIsPending] = useState(false)
  async function withLink(open: (url: string) => void | Promise<void>): Promise<void> {
    if (isPending) return
    setIsPending(true)
    try {
      const { url } = await callApi<typeof applications.file>(
        client,
        'GET /shared/api/applications/:id/files/:fileId',
        { params: { id: applicationId, fileId } },
      )
      await open(url)
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    } finally {
      setIsPending(false)
    }
  }
  return { withLink, isPending }
}
