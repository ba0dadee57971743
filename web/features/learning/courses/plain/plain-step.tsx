import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { failureOf, useFormOutcome, usePlainSubmit } from '#web/app/form/form-outcome.ts'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'

type PlainStepProps = {
  /** Tells the page's action which form was sent. */
  name: string
  /** What the form asks for. */
  fields?: ReactNode
  variant?: 'filled' | 'outline'
  children: ReactNode
}

/** One button that works without scripts. */
export function PlainStep({ name, fields, variant = 'filled', children }: PlainStepProps) {
  const { i18n } = useLingui()
  const plain = usePlainSubmit(name)
  const failure = failureOf(useFormOutcome(), name)
  const [message] = failure ? Object.values(failure.errors).flat() : []
  const problem = failure && (message ?? describeFailure(i18n, failure))
  return (
    <PlainForm plain={plain} problem={problem} failureCount={failure ? 1 : 0}>
      {fields}
      <div>
        <PlainButton type="submit" variant={variant}>
          {children}
        </PlainButton>
      </div>
    </PlainForm>
  )
}
