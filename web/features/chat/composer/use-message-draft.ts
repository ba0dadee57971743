import { useState } from 'react'
import { createDraft } from '#web/app/form/drafts.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { UnsentFile } from '../outbox/outbox.ts'

/** What has been written and attached, not sent; a reload and a change of conversation leave it where it is. */
type MessageDraft = { body: string; files: readonly UnsentFile[] }

const empty: MessageDraft = { body: '', files: [] }

export function useMessageDraft(conversationId: string) {
  const personId = useIdentity()?.id ?? 'guest'
  const isHydrated = useIsHydrated()
  const [typed, setTyped] = useState<MessageDraft | null>(null)
  const kept = isHydrated ? createDraft<MessageDraft>(localStorage, personId, `message-${conversationId}`) : null
  const draft = typed ?? { ...empty, ...kept?.read() }

  return {
    draft,
    change(part: Partial<MessageDraft>) {
      const next = { ...draft, ...part }
      setTyped(next)
      if (next.body === '' && next.files.length === 0) kept?.clear()
      else kept?.write(next)
    },
    clear() {
      setTyped(empty)
      kept?.clear()
    },
  }
}
