import { useState } from 'react'
import type { OpsTalk, TalkContent } from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'

export type TalkFormOptions = {
  content: TalkContent
  send: (body: TalkContent, idempotencyKey: string) => Promise<OpsTalk>
  onSaved: (talk: OpsTalk) => unknown
}

export function useTalkForm({ content, send, onSaved }: TalkFormOptions) {
  const [isSaved, setIsSaved] = useState(false)
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/masterclass/ops/ops-talks.contract.ts').then(
        (contract) => contract.talkContent,
      ),
    initialValues: content,
    send: (body, idempotencyKey) => send(body, idempotencyKey),
    onSuccess: async (talk) => {
      setIsSaved(true)
      await onSaved(talk)
    },
  })
  return { ...form, isSaved: isSaved && !form.isPending }
}

export type TalkFormState = ReturnType<typeof useTalkForm>
