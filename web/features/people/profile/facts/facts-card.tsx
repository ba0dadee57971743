import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { Country } from '#web/ui/country.tsx'
import { Money } from '#web/ui/money.tsx'
import { VisibilityChoice } from '../editing/visibility-choice.tsx'
import { AvailabilityText } from '../view/availability-text.tsx'
import { HoursText } from '../view/hours-text.tsx'
import { FactRow } from './fact-row.tsx'
import styles from './facts-card.module.css'

const PlaceForm = lazyPart(async () => (await import('./fact-forms.tsx')).PlaceForm)
const HoursForm = lazyPart(async () => (await import('./fact-forms.tsx')).HoursForm)
const PayForm = lazyPart(async () => (await import('./fact-forms.tsx')).PayForm)
const AvailabilityForm = lazyPart(async () => (await import('./availability-form.tsx')).AvailabilityForm)

export function FactsCard({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui()
  const { facts, availability, visibility } = profile
  const { place, hours, payFloor } = facts
  return (
    <Card title={t`Where, when and for how much`} padding="flush">
      <ul role="list" className={styles.facts}>
        <FactRow
          label={t`Lives in`}
          value={place && <Country code={place.country} city={place.city} />}
          note={<VisibilityChoice part="place" value={visibility.place} />}
          renderForm={(close) => <PlaceForm facts={facts} onClose={close} />}
        />
        <FactRow
          label={t`Can work in`}
          value={place && <Countries codes={place.workCountries} />}
          note={<Trans>Only you can see this. Jobs are matched against it.</Trans>}
          renderForm={(close) => <PlaceForm facts={facts} onClose={close} />}
        />
        <FactRow
          label={t`Working hours`}
          value={hours && <HoursText hours={hours} zone={place?.timeZone ?? null} />}
          note={<VisibilityChoice part="hours" value={visibility.hours} />}
          renderForm={(close) => <HoursForm facts={facts} onClose={close} />}
        />
        <FactRow
          label={t`Availability`}
          value={availability.kind && <AvailabilityText {...availability} kind={availability.kind} />}
          note={<Trans>Shown together with your hours.</Trans>}
          renderForm={(close) => <AvailabilityForm availability={availability} onClose={close} />}
        />
        <FactRow
          label={t`Minimum pay`}
          value={payFloor && <Money amount={payFloor} period={payFloor.period} format="full" />}
          note={<Trans>Only you can see this. We never share your minimum with companies.</Trans>}
          renderForm={(close) => <PayForm facts={facts} onClose={close} />}
        />
      </ul>
    </Card>
  )
}

function Countries({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return <Trans>No country stated</Trans>
  return (
    <span className={styles.countries}>
      {codes.map((code) => (
        <Country key={code} code={code} />
      ))}
    </span>
  )
}
