import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fitPerson } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { localDateAt } from '#shared/kit/time-zones.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { countriesQuery } from '../apply-queries.ts'
import { Verdict } from '../before/verdict.tsx'
import styles from './guest.module.css'

type GuestPlaceProps = { job: PublicJob; country: string | null; onChange: (country: string | null) => void }

/** Whether the job is open where a guest lives, before they put work into it. */
export function GuestPlace({ job, country, onChange }: GuestPlaceProps) {
  const { t } = useLingui()
  const { data: countries } = useQuery(countriesQuery)
  const choices = useMemo(
    () => countries?.map(({ code, name }) => ({ id: code, label: name, lead: <Flag country={code} /> })) ?? [],
    [countries],
  )
  return (
    <div className={styles.place} data-needs-script>
      <ComboBox
        // Remount when the list arrives, so that it shows the name of the earlier choice.
        key={choices.length}
        isDisabled={choices.length === 0}
        label={t`Where do you live?`}
        help={t`We check right away whether this job is open to you.`}
        isOptional
        menuTrigger="input"
        placeholder={t`Choose`}
        choices={choices}
        value={country}
        onChange={(key) => onChange(typeof key === 'string' ? key : null)}
      />
      <div role="status" className={styles.verdict}>
        {country !== null && <GuestVerdict job={job} country={country} />}
      </div>
    </div>
  )
}

/** All we know of a guest is the country they name and the time zone of their device. */
function GuestVerdict({ job, country }: { job: PublicJob; country: string }) {
  const now = useNow()
  const zone = useReaderZone()
  if (now === null || zone === null) return null
  const reader = {
    person: fitPerson({ country, timeZone: zone }, { hours: null, workCountries: null }),
    city: null,
    hasOwnHours: false,
    zone,
    now,
    today: localDateAt(zone, now),
    currency: null,
    rates: {},
    payFloor: null,
    skills: new Map<string, number>(),
  }
  return <Verdict job={job} reader={reader} />
}
