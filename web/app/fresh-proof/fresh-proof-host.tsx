// The one place where a person is asked to prove once more who they are. The session client asks when a call is refused
// for lack of it and then makes the call again, so no form and no button has to know.

import { lazy, Suspense, useEffect, useState } from 'react'

type Answer = (isProven: boolean) => void

const FreshProofDialog = lazy(() =>
  import('./fresh-proof-dialog.tsx').then((module) => ({ default: module.FreshProofDialog })),
)

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
