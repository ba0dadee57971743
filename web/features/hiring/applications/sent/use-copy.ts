import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { applications } from '#shared/features/hiring/applications/applications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Time for the browser to read the blob before its URL is revoked. */
const SAVING_MS = 60_000

/** Copies the sent application as text to the clipboard, or saves it as a file. */
export function useCopy(id: string, jobTitle: string) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const [isPending, setIsPending] = useState(false)

  async function withText(work: (text: string) => Promise<unknown> | void): Promise<void> {
    setIsPending(true)
    try {
      const { text } = await callApi<typeof applications.copy>(client, 'GET /talent/api/applications/:id/copy', {
        params: { id },
      })
      await work(text)
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    } finally {
      setIsPending(false)
    }
  }

  return {
    isPending,
    copy: () =>
      withText(async (text) => {
        await navigator.clipboard.writeText(text)
        await showToast({ text: t`Copied` })
      }),
    download: () =>
      withText((text) => {
        const link = document.createElement('a')
        link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
        link.download = `${jobTitle}.txt`
        link.click()
        setTimeout(() => URL.revokeObjectURL(link.href), SAVING_MS)
      }),
  }
}
