import { Trans } from '@lingui/react/macro'
import type { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { WorkFields, type WorkValues } from '#web/features/people/talents/work-fields.tsx'
import { StepForm, type StepProps, useNextStep } from '../step-form.tsx'

export function WorkStep({ facts }: StepProps) {
  const { client } = useSession()
  const goToNextStep = useNextStep('work')
  const initialValues: WorkValues = facts.work ?? { headline: '', seniority: null, skills: [] }
  const form = useContractForm({
    loadSchema: () => import('#shared/features/people/talents/talent-facts.ts').then(({ work }) => work),
    initialValues,
    draftName: 'onboarding-work',
    send: (body) => callApi<typeof onboarding.saveWork>(client, 'PUT /talent/api/onboarding/work', { body }),
    onSuccess: goToNextStep,
  })
  return (
    <StepForm
      step="work"
      title={<Trans>What do you do?</Trans>}
      lead={<Trans>In your own words, as you would put it at the top of a résumé.</Trans>}
      form={form.formProps}
      isPending={form.isPending}
    >
      <WorkFields headline={form.field('headline')} values={form.values} change={form.change} />
    </StepForm>
  )
}
