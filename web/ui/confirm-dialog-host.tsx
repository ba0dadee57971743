// The one place in the document where confirm dialogs appear, so that any code can ask and await the answer.

import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import type { ConfirmRequest } from './confirm-dialog.tsx'

type Question = { request: ConfirmRequest; answer: (isConfirmed: boolean) => void }

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

let showQuestion: ((question: Question) => void) | undefined

/** True when the user confirmed, false when they kept things as they are or pressed Escape. */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (showQuestion) showQuestion({ request, answer: resolve })
    else reject(new Error('confirm() needs a ConfirmHost on the page'))
  })
}

/** Mounted once, by the root. */
export function ConfirmHost() {
  const [question, setQuestion] = useState<Question>()
  useEffect(() => {
    showQuestion = setQuestion
    return () => {
      showQuestion = undefined
    }
  }, [])
  if (!question) return null
  return (
    <Suspense>
      <ConfirmDialog
        request={question.request}
        onAnswer={(isConfirmed) => {
          setQuestion(undefined)
          question.answer(isConfirmed)
        }}
      />
    </Suspense>
  )
}
