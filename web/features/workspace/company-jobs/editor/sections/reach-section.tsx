import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { MAX_LOCATIONS } from '#shared/features/jobs/jobs/job-limits.ts'
import {
  type EligibilityMode,
  eligibilityModes,
  engagements,
  isAtOffice,
  jobRegions,
  statedWorkplaces,
  type WorkAuthorization,
  workAuthorizations,
} from '#shared/features/jobs/jobs/job-terms.ts'
import { CountriesField } from '#web/features/base/reference/countries-field.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { useTermText } from '#web/features/jobs/jobs/parts/term-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../editor.module.css'
import { SectionCard } from './section-card.tsx'
import type { SectionProps } from './section-props.ts'

export function ReachSection(props: SectionProps) {
  const { t } = useLingui()
  const { values, change, remarks } = props
  const { nameWorkplace, nameEngagement } = useTermText()
  return (
    <SectionCard
      id="reach"
      title={<Trans>Who can be hired</Trans>}
      remarks={remarks}
      clear={<Trans>Anyone can tell whether they can apply</Trans>}
    >
      <Select
        label={t`Where the work is done`}
        choices={statedWorkplaces.map((id) => ({ id, label: nameWorkplace(id) }))}
        value={values.workplace === 'unknown' ? null : values.workplace}
        onChange={(key) => change({ workplace: statedWorkplaces.find((one) => one === key) ?? values.workplace })}
      />
      {(isAtOffice(values.workplace) || values.locations.length > 0) && <Offices {...props} />}
      <EligibilityFields {...props} />
      <CheckboxGroup
        label={t`How people are hired`}
        value={values.engagements}
        onChange={(keys) => {
          const chosen = engagements.filter((one) => keys.includes(one))
          if (chosen.length > 0) change({ engagements: chosen })
        }}
      >
        {engagements.map((engagement) => (
          <Checkbox key={engagement} value={engagement}>
            {nameEngagement(engagement)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </SectionCard>
  )
}

function EligibilityFields({ values: { eligibility }, change: changeJob }: SectionProps) {
  const { t } = useLingui()
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const { nameRegion } = usePlaceText()
  const change = (part: Partial<typeof eligibility>) => changeJob({ eligibility: { ...eligibility, ...part } })
  const modes: Record<EligibilityMode, string> = {
    worldwide: t`Anywhere`,
    allow: t`Only in certain countries or regions`,
    deny: t`Anywhere except certain countries or regions`,
    unknown: t`Not decided yet`,
  }
  const permits: Record<WorkAuthorization, string> = {
    none_needed: t`None needed`,
    must_hold: t`They must already have one`,
    sponsor_visa: t`We sponsor visas`,
    sponsor_relocation: t`We sponsor visas and relocation`,
  }
  const isListed = eligibility.mode === 'allow' || eligibility.mode === 'deny'
  return (
    <>
      <RadioGroup
        label={t`Where people may live`}
        value={eligibility.mode}
        onChange={(value) => {
          const mode = eligibilityModes.find((one) => one === value) ?? 'unknown'
          const keepsPlaces = mode === 'allow' || mode === 'deny'
          change({ mode, ...(!keepsPlaces && { countries: [], regions: [] }) })
        }}
      >
        {eligibilityModes.map((mode) => (
          <Radio key={mode} value={mode}>
            {modes[mode]}
          </Radio>
        ))}
      </RadioGroup>
      {isListed && (
        <>
          <CountriesField
            name="eligibility.countries"
            label={eligibility.mode === 'allow' ? t`Countries` : t`Excluded countries`}
            listLabel={t`Chosen countries`}
            countries={countries}
            chosen={eligibility.countries}
            onChange={(codes) => change({ countries: codes })}
          />
          <CheckboxGroup
            label={eligibility.mode === 'allow' ? t`Regions` : t`Excluded regions`}
            isOptional
            value={eligibility.regions}
            onChange={(keys) => change({ regions: jobRegions.filter((region) => keys.includes(region)) })}
          >
            <div className={styles.choices}>
              {jobRegions.map((region) => (
                <Checkbox key={region} value={region}>
                  {nameRegion(region)}
                </Checkbox>
              ))}
            </div>
          </CheckboxGroup>
        </>
      )}
      <Select
        label={t`Right to work where they live`}
        isOptional
        choices={[
          { id: 'unstated', label: t`Not stated` },
          ...workAuthorizations.map((id) => ({ id, label: permits[id] })),
        ]}
        value={eligibility.workAuthorization ?? 'unstated'}
        onChange={(key) => change({ workAuthorization: workAuthorizations.find((one) => one === key) ?? null })}
      />
    </>
  )
}

function Offices({ values: { locations }, change }: SectionProps) {
  const { t } = useLingui()
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const replace = (place: number, part: Partial<(typeof locations)[number]>) =>
    change({ locations: locations.map((one, index) => (index === place ? { ...one, ...part } : one)) })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Offices</Trans>
      </legend>
      {locations.map((location, place) => {
        const number = place + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: offices have no identity of their own
          <div key={place} className={styles.row}>
            <TextField
              label={t`City of office ${number}`}
              value={location.city ?? ''}
              onChange={(city) => replace(place, { city: city === '' ? null : city })}
            />
            <ComboBox
              label={t`Country of office ${number}`}
              menuTrigger="input"
              choices={countries.map(({ code, name }) => ({ id: code, label: name }))}
              value={location.country}
              onChange={(key) => {
                const known = countries.find(({ code }) => code === key)
                if (known) replace(place, { country: known.code })
              }}
            />
            <IconButton
              glyph={IconX}
              label={t`Remove office ${number}`}
              onPress={() => change({ locations: locations.filter((_, index) => index !== place) })}
            />
          </div>
        )
      })}
      {locations.length < MAX_LOCATIONS && (
        <Button
          variant="light"
          onPress={() => change({ locations: [...locations, { kind: 'office', city: null, country: null }] })}
        >
          <Trans>Add an office</Trans>
        </Button>
      )}
    </fieldset>
  )
}
