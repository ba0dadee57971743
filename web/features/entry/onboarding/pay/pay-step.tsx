import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { PayFields, type PayValues } from '#web/features/people/talents/pay-fields.tsx'
import styles from '../onboarding.module.css'
import { StepForm, type StepProps, useNextStep } from '../step-form.tsx'

export function PayStep({ facts }: StepProps) {
  const { client } = useSession()
  const identity = useIdentity()
  const goToNextStep = useNextStep('pay')
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const atHome = countries.find(({ code }) => code === (facts.place?.country ?? identity?.country))?.currency
  const initialValues: PayValues = facts.payFloor ?? {
    amount: null,
    currency: identity?.currency ?? atHome ?? 'USD',
    period: 'month',
  }
  const form = useContractForm({
    loadSchema: () => import('#shared/features/people/talents/talent-facts.ts').then(({ payFloor }) => payFloor),
    initialValues,
    draftName: 'onboarding-pay',
    send: (body) => callApi<typeof onboarding.savePay>(client, 'PUT /talent/api/onboarding/pay', { body }),
    onSuccess: goToNextStep,
  })
  return (
    <StepForm
      step="pay"
      title={<Trans>What is your minimum pay?</Trans>}
      lead={<Trans>Before tax. We mark jobs that pay less, so you can skip them.</Trans>}
      form={form.formProps}
      isPending={form.isPending}
    >
      <PayFields countries={countries} values={form.values} change={form.change} />
      <p className={styles.note}>
        <Trans>Only you can see this. We never share your minimum with companies.</Trans>
      </p>
    </StepForm>
  )
}
