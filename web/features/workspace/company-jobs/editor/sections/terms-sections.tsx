// The shorter sections: contract and promise.

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  MAX_APPLICATIONS,
  MAX_DEPARTMENT,
  MAX_OPENINGS,
  MAX_REPLY_DAYS,
} from '#shared/features/jobs/jobs/job-limits.ts'
import { employmentTypes, equipmentTerms, seniorities } from '#shared/features/jobs/jobs/job-terms.ts'
import { useTermText } from '#web/features/jobs/jobs/parts/term-text.ts'
import { FieldPair } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { EditedJob } from '../saving/edited-job.ts'
import { SectionCard } from './section-card.tsx'
import type { SectionProps } from './section-props.ts'

export function ContractSection({ values, change, remarks }: SectionProps) {
  const { t } = useLingui()
  const { nameEmployment, nameSeniority } = useTermText()
  const equipment: Record<(typeof equipmentTerms)[number], string> = {
    provided: t`We provide it`,
    stipend: t`We pay a stipend`,
    own: t`People bring their own`,
  }
  return (
    <SectionCard id="contract" title={<Trans>Contract</Trans>} remarks={remarks}>
      <FieldPair>
        <Select
          label={t`Contract`}
          choices={employmentTypes.map((id) => ({ id, label: nameEmployment(id) }))}
          value={values.employmentType}
          onChange={(key) =>
            change({ employmentType: employmentTypes.find((one) => one === key) ?? values.employmentType })
          }
        />
        <Select
          label={t`Level`}
          choices={seniorities.map((id) => ({ id, label: nameSeniority(id) }))}
          value={values.seniority}
          onChange={(key) => change({ seniority: seniorities.find((one) => one === key) ?? values.seniority })}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t`Team or department`}
          isOptional
          maxLength={MAX_DEPARTMENT}
          value={values.department ?? ''}
          onChange={(text) => change({ department: text === '' ? null : text })}
        />
        <NumberField
          label={t`Openings`}
          hasSteppers
          minValue={1}
          maxValue={MAX_OPENINGS}
          value={values.openings}
          onChange={(openings) => change({ openings: Number.isNaN(openings) ? 1 : openings })}
        />
      </FieldPair>
      <FieldPair>
        <Select
          label={t`Equipment`}
          isOptional
          choices={[
            { id: 'unstated', label: t`Not stated` },
            ...equipmentTerms.map((id) => ({ id, label: equipment[id] })),
          ]}
          value={values.equipment ?? 'unstated'}
          onChange={(key) => change({ equipment: equipmentTerms.find((one) => one === key) ?? null })}
        />
        <NumberField
          label={t`Travel, percent of the time`}
          minValue={0}
          maxValue={100}
          value={values.travelPercent}
          onChange={(percent) => change({ travelPercent: Number.isNaN(percent) ? 0 : Math.round(percent) })}
        />
      </FieldPair>
    </SectionCard>
  )
}

type Visibility = EditedJob['visibility']

export function PromiseSection({ values, change, remarks }: SectionProps) {
  const { t } = useLingui()
  const visibilities: Record<Visibility, string> = {
    public: t`Everyone can find it`,
    unlisted: t`Only people with the link`,
    invite_only: t`Only people you invite`,
  }
  return (
    <SectionCard
      id="promise"
      title={<Trans>Promise to reply</Trans>}
      remarks={remarks}
      clear={
        <Plural
          value={values.replyDays}
          one="Everyone hears from you within # day"
          other="Everyone hears from you within # days"
        />
      }
    >
      <FieldPair>
        <NumberField
          label={t`Reply within, in days`}
          help={t`Applicants see the date. We remind you before it.`}
          hasSteppers
          minValue={1}
          maxValue={MAX_REPLY_DAYS}
          value={values.replyDays}
          onChange={(replyDays) => change({ replyDays: Number.isNaN(replyDays) ? 1 : replyDays })}
        />
        <NumberField
          label={t`Application limit`}
          help={t`Pauses the job once this many applications have arrived.`}
          isOptional
          minValue={1}
          maxValue={MAX_APPLICATIONS}
          value={values.applicationCap ?? Number.NaN}
          onChange={(cap) => change({ applicationCap: Number.isNaN(cap) ? null : cap })}
        />
      </FieldPair>
      <RadioGroup
        label={t`Who can find it`}
        value={values.visibility}
        onChange={(value) =>
          change({ visibility: (Object.keys(visibilities) as Visibility[]).find((one) => one === value) ?? 'public' })
        }
      >
        {(Object.keys(visibilities) as Visibility[]).map((one) => (
          <Radio key={one} value={one}>
            {visibilities[one]}
          </Radio>
        ))}
      </RadioGroup>
    </SectionCard>
  )
}
