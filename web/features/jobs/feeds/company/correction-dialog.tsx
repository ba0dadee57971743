import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FeedCorrection, MappedLine } from '#shared/features/jobs/feeds/feed-mapping.contract.ts'
import { jobRegions, statedWorkplaces } from '#shared/features/jobs/jobs/job-terms.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { CountriesField } from '#web/features/base/reference/countries-field.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { useTermText } from '#web/features/jobs/jobs/parts/term-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import styles from './feeds.module.css'

type Reach = Extract<FeedCorrection, { field: 'eligibility' }>
type Place = Extract<FeedCorrection, { field: 'workplace' }>

type CorrectionDialogProps = {
  line: MappedLine
  isPending: boolean
  failure: unknown
  onSave: (correction: FeedCorrection) => void
  onClose: () => void
}

export function CorrectionDialog({ line, isPending, failure, onSave, onClose }: CorrectionDialogProps) {
  const { i18n } = useLingui()
  const [correction, setCorrection] = useState<FeedCorrection>(() => startOf(line))
  const fieldErrors = failure instanceof ApiError ? Object.values(failure.errors).flat().join(' ') : ''
  const problem = failure ? fieldErrors || describeFailure(i18n, failure) : null
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={line.line === '' ? <Trans>Postings that do not say</Trans> : <bdi>“{line.line}”</bdi>}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" isPending={isPending} onPress={() => onSave(correction)}>
            <Trans>Apply to all postings</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {correction.field === 'workplace' ? (
          <WorkplaceFields correction={correction} onChange={setCorrection} />
        ) : (
          <ReachFields correction={correction} onChange={setCorrection} />
        )}
      </div>
    </Dialog>
  )
}

function startOf({ field, line, reading, correction }: MappedLine): FeedCorrection {
  if (correction) return correction
  if (field === 'workplace')
    return { field, line, workplace: statedWorkplaces.find((one) => one === reading?.workplace) ?? 'remote' }
  const mode = reading && reading.mode !== 'unknown' ? reading.mode : 'worldwide'
  return {
    field,
    line,
    mode,
    countries: reading?.countries ?? [],
    regions: reading?.regions ?? [],
  }
}

function WorkplaceFields({ correction, onChange }: { correction: Place; onChange: (correction: Place) => void }) {
  const { t } = useLingui()
  const { nameWorkplace } = useTermText()
  return (
    <RadioGroup
      label={t`Where the work is done`}
      value={correction.workplace}
      onChange={(value) =>
        onChange({ ...correction, workplace: statedWorkplaces.find((one) => one === value) ?? correction.workplace })
      }
    >
      {statedWorkplaces.map((one) => (
        <Radio key={one} value={one}>
          {nameWorkplace(one)}
        </Radio>
      ))}
    </RadioGroup>
  )
}

const modes = ['worldwide', 'allow', 'deny'] as const

function ReachFields({ correction, onChange }: { correction: Reach; onChange: (correction: Reach) => void }) {
  const { t } = useLingui()
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const { nameRegion } = usePlaceText()
  const names: Record<(typeof modes)[number], string> = {
    worldwide: t`Anywhere`,
    allow: t`Only in certain countries or regions`,
    deny: t`Anywhere except certain countries or regions`,
  }
  return (
    <>
      <RadioGroup
        label={t`Where people may live`}
        value={correction.mode}
        onChange={(value) => {
          const mode = modes.find((one) => one === value) ?? correction.mode
          onChange({ ...correction, mode, ...(mode === 'worldwide' && { countries: [], regions: [] }) })
        }}
      >
        {modes.map((mode) => (
          <Radio key={mode} value={mode}>
            {names[mode]}
          </Radio>
        ))}
      </RadioGroup>
      {correction.mode !== 'worldwide' && (
        <>
          <CountriesField
            name="countries"
            label={t`Countries`}
            listLabel={t`Chosen countries`}
            countries={countries}
            chosen={correction.countries}
            onChange={(codes) => onChange({ ...correction, countries: codes })}
          />
          <CheckboxGroup
            label={t`Regions`}
            isOptional
            value={correction.regions}
            onChange={(keys) => onChange({ ...correction, regions: jobRegions.filter((one) => keys.includes(one)) })}
          >
            {jobRegions.map((region) => (
              <Checkbox key={region} value={region}>
                {nameRegion(region)}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </>
      )}
    </>
  )
}
