// The one place where a person is asked to prove once more who they are. The session client asks when a call is refused
// for lack of it and then makes the call again, so no form and no button has to know.

import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'

type Answer = (isProven: boolean) => void

const FreshProofDialog = lazyPart(async () => (await import('./fresh-proof-dialog.tsx')).FreshProofDialog)

let showQuestion: ((answer: Answer) => void) | undefined
let pending: Promise<boolean> | null = null

/** Calls refused at the same time wait for the same answer. */
export function askForFreshProof(): Promise<boolean> {
  const show = showQuestion
  // While the server renders there is nobody to ask.
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
