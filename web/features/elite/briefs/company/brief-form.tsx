import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { NewBrief } from '#shared/features/elite/briefs/brief-facts.contract.ts'
import * as limits from '#shared/features/elite/briefs/brief-limits.ts'
import type { CompanyBrief } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../briefs.module.css'
import { companyBriefQuery, refreshCompanyBriefs } from '../briefs-queries.ts'
import { BriefSkills } from './brief-skills.tsx'
import { BriefTerms } from './brief-terms.tsx'
import type { BriefStart, NamedSkill } from './brief-values.ts'

type BriefFormProps = {
  start: BriefStart
  send: (body: NewBrief, idempotencyKey: string) => Promise<CompanyBrief>
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

export function BriefForm({ start, send }: BriefFormProps) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [lines, setLines] = useState(start.values.deliverables.join('\n'))
  const [skills, setSkills] = useState<NamedSkill[]>(start.skills)
  const form = useContractForm({
    loadSchema: () => import('#shared/features/elite/briefs/brief-facts.contract.ts').then(({ newBrief }) => newBrief),
    initialValues: start.values,
    send: (body, idempotencyKey) => send(body as NewBrief, idempotencyKey),
    onSuccess: async (brief) => {
      await refreshCompanyBriefs(cache)
      cache.setQueryData(companyBriefQuery(brief.id).queryKey, brief)
      await navigate(`/company/briefs/${brief.id}`)
    },
  })
  return (
    <Form {...form.formProps}>
      <Card title={<Trans>The work</Trans>}>
        <div className={styles.fields}>
          <TextField {...form.field('title')} label={t`Title`} isRequired />
          <TextArea
            {...form.field('summary')}
            label={t`Summary`}
            help={t`One or two sentences. Members see it first.`}
            rows={2}
            countTo={limits.MAX_SUMMARY}
            isRequired
          />
          <TextArea
            {...form.field('scope')}
            label={t`Scope`}
            help={t`What is there today, what should change, and what is not part of it.`}
            rows={8}
            countTo={limits.MAX_SCOPE}
            isRequired
          />
          <TextArea
            name="deliverables"
            label={t`Deliverables`}
            help={t`One per line`}
            rows={4}
            value={lines}
            onChange={(text) => {
              setLines(text)
              form.change({ deliverables: linesOf(text) })
            }}
            isRequired
          />
          <BriefSkills
            picked={skills}
            onChange={(picked) => {
              setSkills(picked)
              form.change({ skills: picked.map(({ slug }) => slug) })
            }}
          />
          <TextArea
            {...form.field('team')}
            label={t`Team`}
            help={t`Who the member will work with.`}
            rows={2}
            countTo={limits.MAX_TEAM}
            isOptional
          />
        </div>
      </Card>
      <BriefTerms values={form.values} change={form.change} />
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          <Trans>Save draft</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
