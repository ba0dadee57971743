import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { GUEST_DAY } from '#shared/features/jobs/explore/guest-day.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { EXPLORE_PATH, exploreParams, type Guest } from '#web/features/jobs/job-search/address/guest-address.ts'
import type { SearchState } from '#web/features/jobs/job-search/address/search-state.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './explore.module.css'
import type { GuestReader } from './use-guest-reader.ts'

type MarksCardProps = { guest: Guest; state: SearchState; reader: GuestReader }

/** Explains the three labels of each job and how they are computed. */
export function MarksCard({ guest, state, reader }: MarksCardProps) {
  const { i18n } = useLingui()
  const { from, until } = dayOf(guest)
  const hours = `${clockOf(from)}–${clockOf(until)}`
  const { currency, rates } = reader
  const date = currency && rates[currency]?.date
  const rateDate = date && i18n.date(new Date(`${date}T12:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <Card title={<Trans>What the labels mean</Trans>}>
      <dl className={styles.marks}>
        <Mark title={<Trans>Can you be hired?</Trans>}>
          <Trans>We quote what the job says about it. If it says nothing, we tell you.</Trans>
        </Mark>
        <Mark title={<Trans>Do your hours overlap?</Trans>}>
          {reader.person.hours ? (
            <>
              <Trans>Working hours you share if you work {hours}.</Trans>
              <DayForm guest={guest} state={state} />
            </>
          ) : (
            <Trans>Choose your country to see the hours you would share.</Trans>
          )}
        </Mark>
        <Mark title={<Trans>What does it pay?</Trans>}>
          {currency && rateDate ? (
            <Trans>
              Monthly pay in {currency} at the exchange rate of {rateDate}, next to the original offer.
            </Trans>
          ) : (
            <Trans>Monthly pay, in your currency if we know it.</Trans>
          )}
        </Mark>
      </dl>
    </Card>
  )
}

const Mark = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <dt className={styles.markTitle}>{title}</dt>
    <dd>{children}</dd>
  </div>
)

const dayOf = ({ address: { day } }: Guest) => day ?? { from: GUEST_DAY.from / 60, until: GUEST_DAY.to / 60 }
const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** A plain GET form in a native disclosure. */
function DayForm({ guest, state }: { guest: Guest; state: SearchState }) {
  const { t } = useLingui()
  const day = dayOf(guest)
  const rest = exploreParams({ ...guest, address: { ...guest.address, day: null } }, state)
  return (
    <details key={`${day.from}-${day.until}`} className={styles.dayChange}>
      <summary>
        <Trans>Change hours</Trans>
      </summary>
      <form method="get" action={EXPLORE_PATH} className={styles.dayForm}>
        {[...rest].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <HourSelect name="from" label={t`From`} value={day.from} first={0} />
        <HourSelect name="until" label={t`Until`} value={day.until} first={1} />
        <PlainButton type="submit" variant="outline" worksWithoutScript>
          <Trans>Apply</Trans>
        </PlainButton>
      </form>
    </details>
  )
}

const HOURS = 24

type HourSelectProps = { name: string; label: string; value: number; first: number }

const HourSelect = ({ name, label, value, first }: HourSelectProps) => (
  <label className={styles.hour}>
    {label}
    <select name={name} defaultValue={value}>
      {Array.from({ length: HOURS }, (_, at) => first + at).map((hour) => (
        <option key={hour} value={hour}>
          {clockOf(hour)}
        </option>
      ))}
    </select>
  </label>
)

export function AccountCard({ country }: { country: string | null }) {
  const { countryInText } = usePlaceText()
  if (useIdentity()) return null
  return (
    <Card title={<Trans>Found a job you like?</Trans>} tone="soft">
      <div className={styles.account}>
        <p>
          <Trans>
            Apply as a guest with your email. With an account you can also save jobs and get alerts for new ones that
            match your search.
          </Trans>
        </p>
        <LinkButton href={country ? `/signup?livesIn=${country}` : '/signup'}>
          <Trans>Create free account</Trans>
        </LinkButton>
        {country && (
          <p className={styles.quiet}>
            <Trans>Your account starts with {countryInText(country)}. You can change this at any time.</Trans>
          </p>
        )}
      </div>
    </Card>
  )
}
