import { Trans, useLingui } from '@lingui/react/macro'
import type { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { MAX_HEADLINE } from '#shared/features/people/talents/talent-limits.ts'
import { type Seniority, seniorities } from '#shared/features/people/talents/talent-words.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { StepForm, type StepProps, useNextStep } from '../step-form.tsx'
import { type PickedSkill, SkillsField } from './skills-field.tsx'

type WorkValues = { headline: string; seniority: Seniority | null; skills: PickedSkill[] }

export function WorkStep({ facts }: StepProps) {
  const { t } = useLingui()
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
  const labels: Record<Seniority, string> = {
    starting: t`Just starting out`,
    junior: t`Junior, up to 2 years`,
    mid: t`A few years of experience`,
    senior: t`Senior`,
    lead: t`Lead or principal`,
  }
  return (
    <StepForm
      step="work"
      title={<Trans>What do you do?</Trans>}
      lead={<Trans>In your own words, as you would put it at the top of a résumé.</Trans>}
      form={form.formProps}
      isPending={form.isPending}
    >
      <TextField
        {...form.field('headline')}
        label={t`Role`}
        placeholder={t`Backend engineer`}
        maxLength={MAX_HEADLINE}
        isRequired
        missingMessage={t`Enter your role, for example “Backend engineer”.`}
      />
      <Select
        name="seniority"
        label={t`How experienced are you?`}
        choices={seniorities.map((seniority) => ({ id: seniority, label: labels[seniority] }))}
        value={form.values.seniority}
        onChange={(key) => form.change({ seniority: key as Seniority })}
      />
      <SkillsField picked={form.values.skills} onChange={(skills) => form.change({ skills })} />
    </StepForm>
  )
}
