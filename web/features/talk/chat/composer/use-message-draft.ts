import { useRef, useState } from 'react'
import { createDraft } from '#web/app/form/drafts.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { UnsentFile } from '../outbox/outbox.ts'

/** The text and attachments not yet sent; they survive a reload and a switch of conversation. */
type MessageDraft = { body: string; files: readonly UnsentFile[] }

const empty: MessageDraft = { body: '', files: [] }

export function useMessageDraft(conversationId: string) {
  const personId = useIdentity()?.id ?? 'guest'
  const isHydrated = useIsHydrated()
  // Uploads finish at any time: apply every change to the latest state, not to the last rendered one.
  const latest = useRef<MessageDraft | null>(null)
  const [typed, setTyped] = useState<MessageDraft | null>(null)
  const stored = isHydrated ? createDraft<MessageDraft>(localStorage, personId, `message-${conversationId}`) : null
  const readKept = (): MessageDraft => ({ ...empty, ...stored?.read() })

  function change(by: (draft: MessageDraft) => Partial<MessageDraft>): void {
    const before = latest.current ?? readKept()
    const next = { ...before, ...by(before) }
    latest.current = next
    setTyped(next)
    if (next.body === '' && next.files.length === 0) stored?.clear()
    else stored?.write(next)
  }

  return { draft: typed ?? readKept(), change, clear: () => change(() => empty) }
}
