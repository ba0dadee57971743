// The one place that asks users to re-authenticate. The session client calls it when a request is rejected for lack of a
// fresh proof and then repeats the request, so forms and buttons need not know.

import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'

type Answer = (isProven: boolean) => void

const FreshProofDialog = lazyPart(async () => (await import('./fresh-proof-dialog.tsx')).FreshProofDialog)

let showQuestion: ((answer: Answer) => void) | undefined
let pending: Promise<boolean> | null = null

/** Requests rejected at the same time share one prompt. */
export function askForFreshProof(): Promise<boolean> {
  const show = showQuestion
  // There is nobody to ask during server rendering.
  if (!show) return Promise.resolve(false)
  pending ??= new Promise<boolean>(show).finally(() => {
    pending = null
  })
  return pending
}

/** Mounted once, by the root. */
export function FreshProofHost() {
  const [question, setQuestion] = useState<{ answer: Answer }>()
  useEffect(() => {
    showQuestion = (answer) => setQuestion({ answer })
    return () => {
      showQuestion = undefined
    }
  }, [])
  if (!question) return null
  return (
    <Suspense>
      <FreshProofDialog
        onAnswer={(isProven) => {
          setQuestion(undefined)
          question.answer(isProven)
        }}
      />
    </Suspense>
  )
}
