import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { fitPerson } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import type { CompanyJob, PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { type Instant, localDateAt } from '#shared/kit/time-zones.ts'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { JobCard } from '#web/features/jobs/jobs/parts/job-card.tsx'
import { ratesQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { useNow } from '#web/platform/clock/use-now.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { List } from '#web/ui/list-row.tsx'
import { type EditedJob, savable } from '../saving/edited-job.ts'

const WholePreview = lazyPart(async () => (await import('./whole-preview.tsx')).WholePreview)

/** The job as the public pages get it, with what is on the screen. */
export function previewOf(job: CompanyJob, values: EditedJob): PublicJob {
  const { stages, ...shown } = savable(values)
  return { ...job, ...shown, stages: stages.map((stage, place) => ({ id: String(place), ...stage })), isOpen: true }
}

/** A typical resident of the country: office hours, nothing else known. */
export function usePreviewReader(country: string, requestedAt: Instant): JobReader {
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const { data: money } = useSuspenseQuery(ratesQuery)
  const now = useNow() ?? requestedAt
  const known = countries.find(({ code }) => code === country)
  const zone = known?.timeZones[0] ?? 'UTC'
  return {
    person: fitPerson({ country, timeZone: zone }, { hours: null, workCountries: null }),
    city: (zone.split('/').at(-1) ?? '').replaceAll('_', ' '),
    hasOwnHours: false,
    zone,
    now,
    today: localDateAt(zone, now),
    currency: known?.currency ?? null,
    rates: money.rates,
    payFloor: null,
    skills: new Map(),
  }
}

type PreviewPanelProps = { job: PublicJob; reader: JobReader; country: string; onCountry: (country: string) => void }

export function PreviewPanel({ job, reader, country, onCountry }: PreviewPanelProps) {
  const { t } = useLingui()
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const [isWhole, setWhole] = useState(false)
  return (
    <Card title={<Trans>As a talent sees it</Trans>}>
      <ComboBox
        label={t`Someone who lives in`}
        menuTrigger="input"
        choices={countries.map(({ code, name }) => ({ id: code, label: name, lead: <Flag country={code} /> }))}
        value={country}
        onChange={(key) => typeof key === 'string' && onCountry(key)}
      />
      <List>
        <JobCard job={job} reader={reader} href={null} />
      </List>
      <Button variant="light" isWide onPress={() => setWhole(true)}>
        <Trans>See the whole page</Trans>
      </Button>
      {isWhole && (
        <Suspense>
          <WholePreview job={job} reader={reader} onClose={() => setWhole(false)} />
        </Suspense>
      )}
    </Card>
  )
}
