import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Onboarding, onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { type OnboardingStep, stepAfter, stepBefore } from '#shared/features/entry/onboarding/onboarding-steps.ts'
import type { TalentFacts } from '#shared/features/people/talents/talent-facts.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { ownFactsQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useHeadingFocus } from '#web/ui/use-heading-focus.ts'
import styles from './onboarding.module.css'
import { onboardingQuery } from './onboarding-queries.ts'
import { stepHref } from './step-address.ts'

export type StepProps = { facts: TalentFacts }

/** Caches the server's response and shows the next step. */
export function useNextStep(step: OnboardingStep): (state: Onboarding) => Promise<void> {
  const queryClient = useQueryClient()
  const { refreshIdentity } = useSession()
  const navigate = useNavigate()
  return async (state) => {
    queryClient.setQueryData(onboardingQuery.queryKey, state)
    // Job fit is computed from these facts.
    queryClient.setQueryData(ownFactsQuery.queryKey, state.facts)
    // Country and currency are part of the identity.
    if (step === 'place' || step === 'pay') await refreshIdentity()
    const next = stepAfter(step)
    if (next) await navigate(stepHref(next))
  }
}

type StepFormProps = {
  step: OnboardingStep
  title: ReactNode
  lead: ReactNode
  form: Omit<ComponentProps<typeof Form>, 'children'>
  isPending: boolean
  continueLabel?: ReactNode
  children: ReactNode
}

/** One step: heading, fields, and the back and continue buttons. */
export function StepForm({ step, title, lead, form, isPending, continueLabel, children }: StepFormProps) {
  const heading = useHeadingFocus()
  const before = stepBefore(step)
  return (
    <div className={styles.question}>
      <header className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <Form {...form}>
        {children}
        <div className={styles.foot}>
          {before && (
            <LinkButton href={stepHref(before)} size="large">
              <Trans>Back</Trans>
            </LinkButton>
          )}
          <SkipButton step={step} />
          <SubmitButton size="large" isPending={isPending}>
            {continueLabel ?? <Trans>Continue</Trans>}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}

function SkipButton({ step }: { step: OnboardingStep }) {
  const { client } = useSession()
  const goToNextStep = useNextStep(step)
  const next = stepAfter(step)
  const skip = useMutation({
    mutationFn: (to: OnboardingStep) =>
      callApi<typeof onboarding.goTo>(client, 'PUT /talent/api/onboarding/step', { body: { step: to } }),
    onSuccess: goToNextStep,
  })
  if (!next) return null
  return (
    <Button variant="text" size="large" isPending={skip.isPending} onPress={() => skip.mutate(next)}>
      <Trans>Skip this question</Trans>
    </Button>
  )
}
