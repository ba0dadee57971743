// The forms of the facts that jobs are matched against; loaded when somebody edits one.

import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { TalentFacts } from '#shared/features/people/talents/talent-facts.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { HoursFields, usualHours } from '#web/features/people/talents/hours-fields.tsx'
import { PayFields, type PayValues } from '#web/features/people/talents/pay-fields.tsx'
import { PlaceFields, type PlaceValues } from '#web/features/people/talents/place-fields.tsx'
import { WorkFields, type WorkValues } from '#web/features/people/talents/work-fields.tsx'
import { useChangeProfile } from '../use-change-profile.ts'
import { FactForm } from './fact-form.tsx'

const loadFacts = () => import('#shared/features/people/talents/talent-facts.ts')

export type FactFormProps = { facts: TalentFacts; onClose: () => void }

export function PlaceForm({ facts, onClose }: FactFormProps) {
  const { t } = useLingui()
  const { savePlace } = useChangeProfile()
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const initialValues: PlaceValues = facts.place ?? { country: null, city: '', timeZone: null, workCountries: [] }
  const form = useContractForm({
    loadSchema: () => loadFacts().then(({ place }) => place),
    initialValues,
    send: savePlace,
    onSuccess: onClose,
  })
  return (
    <FactForm label={t`Where you live and can work`} form={form.formProps} isPending={form.isPending} onClose={onClose}>
      <PlaceFields countries={countries} values={form.values} change={form.change} />
    </FactForm>
  )
}

export function HoursForm({ facts, onClose }: FactFormProps) {
  const { t } = useLingui()
  const { saveHours } = useChangeProfile()
  const form = useContractForm({
    loadSchema: () => loadFacts().then(({ hours }) => hours),
    initialValues: facts.hours ?? usualHours,
    send: saveHours,
    onSuccess: onClose,
  })
  return (
    <FactForm label={t`Working hours`} form={form.formProps} isPending={form.isPending} onClose={onClose}>
      <HoursFields hours={form.values} onChange={form.change} />
    </FactForm>
  )
}

export function PayForm({ facts, onClose }: FactFormProps) {
  const { t } = useLingui()
  const identity = useIdentity()
  const { savePay } = useChangeProfile()
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const atHome = countries.find(({ code }) => code === facts.place?.country)?.currency
  const initialValues: PayValues = facts.payFloor ?? {
    amount: null,
    currency: identity?.currency ?? atHome ?? 'USD',
    period: 'month',
  }
  const form = useContractForm({
    loadSchema: () => loadFacts().then(({ payFloor }) => payFloor),
    initialValues,
    send: savePay,
    onSuccess: onClose,
  })
  return (
    <FactForm label={t`Minimum pay`} form={form.formProps} isPending={form.isPending} onClose={onClose}>
      <PayFields countries={countries} values={form.values} change={form.change} />
      <p>
        <Trans>Only you can see this. We never share your minimum with companies.</Trans>
      </p>
    </FactForm>
  )
}

export function WorkForm({ facts, onClose }: FactFormProps) {
  const { t } = useLingui()
  const { saveWork } = useChangeProfile()
  const initialValues: WorkValues = facts.work ?? { headline: '', seniority: null, skills: [] }
  const form = useContractForm({
    loadSchema: () => loadFacts().then(({ work }) => work),
    initialValues,
    send: saveWork,
    onSuccess: onClose,
  })
  return (
    <FactForm label={t`Role and skills`} form={form.formProps} isPending={form.isPending} onClose={onClose}>
      <WorkFields headline={form.field('headline')} values={form.values} change={form.change} />
    </FactForm>
  )
}
