import { Suspense, useState } from 'react'
import { outcomeText, useFormOutcome } from '#web/app/form/form-outcome.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { LoginForm } from './ways/login-form.tsx'

// Lazy: most people only see the first step, and the page should stay light. Server-rendered for those without scripts.
const MailedSignIn = lazyPart(async () => (await import('./ways/mailed-sign-in.tsx')).MailedSignIn)
const loadSecondStep = async () => (await import('./ways/second-step-form.tsx')).SecondStepForm
export const SecondStepForm = import.meta.env.SSR ? await loadSecondStep() : lazyPart(loadSecondStep)

type Step =
  | { at: 'password'; email: string }
  | { at: 'mail'; email: string; remember: boolean }
  | { at: 'second step'; ticket: string }

/** Every sign-in method except sign-up, one at a time; typed values carry over from one to the next. */
export function LoginWays() {
  const ticket = outcomeText(useFormOutcome(), 'ticket')
  const [step, setStep] = useState<Step>(
    ticket === null ? { at: 'password', email: '' } : { at: 'second step', ticket },
  )
  const askSecondStep = (ticket: string) => setStep({ at: 'second step', ticket })
  switch (step.at) {
    case 'password':
      return (
        <LoginForm
          email={step.email}
          onSecondStep={askSecondStep}
          onWantLink={({ email, remember }) => setStep({ at: 'mail', email, remember })}
        />
      )
    case 'mail':
      return (
        <Suspense>
          <MailedSignIn
            email={step.email}
            remember={step.remember}
            onSecondStep={askSecondStep}
            onBack={(email) => setStep({ at: 'password', email })}
          />
        </Suspense>
      )
    case 'second step':
      return (
        <Suspense>
          <SecondStepForm ticket={step.ticket} onStartAgain={() => setStep({ at: 'password', email: '' })} />
        </Suspense>
      )
  }
}
