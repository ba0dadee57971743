import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Country } from '#shared/features/base/reference/reference.contract.ts'
import type { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { placeIn, type SuggestedPlace, suggestPlace } from '#web/features/base/reference/suggest-place.ts'
import { PlaceFields, type PlaceValues } from '#web/features/people/talents/place-fields.tsx'
import { useReaderZone } from '#web/platform/clock/use-now.ts'
import styles from '../onboarding.module.css'
import { StepForm, type StepProps, useNextStep } from '../step-form.tsx'

const nowhere = { country: null, city: '', timeZone: null, workCountries: [] }

export function PlaceStep({ facts }: StepProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const goToNextStep = useNextStep('place')
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const initialValues: PlaceValues = facts.place ?? nowhere
  const form = useContractForm({
    loadSchema: () => import('#shared/features/people/talents/talent-facts.ts').then(({ place }) => place),
    initialValues,
    draftName: 'onboarding-place',
    send: (body) => callApi<typeof onboarding.savePlace>(client, 'PUT /talent/api/onboarding/place', { body }),
    onSuccess: goToNextStep,
  })
  const { values, change } = form

  const named = useIdentity()?.country ?? null
  const guess = useSuggestedPlace(countries, named)
  const isGuessed = facts.place === null && named === null && guess !== null && values.country === guess.country
  const hasGuessed = useRef(facts.place !== null)
  useEffect(() => {
    if (guess === null || hasGuessed.current) return
    // Only once: do not refill a field that was cleared by hand.
    hasGuessed.current = true
    if (values.country === null) change({ ...guess, workCountries: [guess.country] })
  }, [guess, values.country, change])

  return (
    <StepForm
      step="place"
      title={<Trans>Where do you live, and where can you work?</Trans>}
      lead={<Trans>A job is only worth your time if you can be hired where you are.</Trans>}
      form={form.formProps}
      isPending={form.isPending}
    >
      <PlaceFields
        countries={countries}
        values={values}
        change={change}
        countryHelp={isGuessed ? t`Based on your device’s time zone. Change it if it is wrong.` : undefined}
      />
      <p className={styles.note}>
        <Trans>Companies see your country and city only when you apply. You can change all of this later.</Trans>
      </p>
    </StepForm>
  )
}

/** Only known after hydration: the server cannot know where the device is. */
function useSuggestedPlace(countries: readonly Country[], named: string | null): SuggestedPlace | null {
  const zone = useReaderZone()
  return useMemo(() => {
    if (zone === null) return null
    return (named && placeIn(countries, named, zone)) || suggestPlace(countries, zone, navigator.languages)
  }, [countries, zone, named])
}
