import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { JobCard as JobCardFacts } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { Chip } from '#web/ui/chip.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { DayBand } from '#web/ui/day-band.tsx'
import { useDayBandText } from '#web/ui/day-band-text.ts'
import { ListRow } from '#web/ui/list-row.tsx'
import { Time } from '#web/ui/time.tsx'
import type { JobReader } from '../reader/use-job-reader.ts'
import { EmployerPlace } from './employer-place.tsx'
import { bandOf, clockCity, spanOn, teamDay } from './job-band.ts'
import styles from './job-card.module.css'
import { type JobFit, jobFit } from './job-fit.ts'
import { JobFitMarks } from './job-fit-marks.tsx'
import { usePayText } from './pay-text.tsx'
import { useTermText } from './term-text.ts'

export type JobCardProps = {
  job: JobCardFacts
  reader: JobReader
  /** The card's link; defaults to the job's page. Null when that page is gone. */
  href?: string | null
  /** It opens next to the list. */
  isInPlace?: boolean
  /** Where there is room: the pay as offered, and their hours by both clocks. */
  isDetailed?: boolean
  isSelected?: boolean
  /** What the reader has done with it: Saved, Applied, Closed. */
  mark?: ReactNode
  /** Seen before: the card is dimmed, nothing is hidden. */
  isSeen?: boolean
  /** Why it is shown. */
  reason?: ReactNode
  /** Save and hide buttons at the end of the row. */
  actions?: ReactNode
  /** Full width, at the bottom of the card: a note, an answer. */
  below?: ReactNode
}

export const jobHref = (id: string): string => `/jobs/${id}`

/** One job in a list, inside `List`. */
export function JobCard(props: JobCardProps) {
  const {
    job,
    reader,
    href,
    isInPlace = false,
    isDetailed = false,
    isSelected = false,
    mark,
    isSeen = false,
    reason,
    actions,
    below,
  } = props
  const { nameSeniority } = useTermText()
  const { company } = job
  const fit = jobFit(job, reader)
  return (
    <ListRow
      mark={<CompanyMark name={company.name} />}
      title={<span className={isSeen ? styles.seen : undefined}>{job.title}</span>}
      {...(href !== null && { href: href ?? jobHref(job.id) })}
      isInPlace={isInPlace}
      isSelected={isSelected}
      meta={
        <span className={styles.meta}>
          <span className={styles.items}>
            {/* A name in another script has its own direction, but its dot follows the line's */}
            <span>
              <bdi>{company.name}</bdi>
            </span>
            <span>
              <EmployerPlace job={job} />
            </span>
            {!job.unstated.includes('seniority') && <span>{nameSeniority(job.seniority)}</span>}
          </span>
        </span>
      }
      foot={
        <div className={styles.facts}>
          <JobFitMarks fit={fit} reader={reader} {...(isDetailed && { beside: <OfferedPay fit={fit} /> })} />
          <div className={styles.foot}>
            <TheirDay job={job} reader={reader} isDetailed={isDetailed} />
            <span className={styles.marks}>
              {mark}
              <Posted job={job} reader={reader} />
            </span>
          </div>
          {below && <div className={styles.below}>{below}</div>}
        </div>
      }
      reason={reason}
      action={actions}
    />
  )
}

function OfferedPay({ fit: { pay } }: { fit: JobFit }) {
  const { describeWithPeriod } = usePayText()
  const original = pay.shown?.original
  if (!original) return null
  return (
    <bdi className={styles.offered} suppressHydrationWarning>
      {describeWithPeriod(original, original.period)}
    </bdi>
  )
}

type TheirDayProps = { job: JobCardFacts; reader: JobReader; isDetailed: boolean }

function TheirDay({ job, reader, isDetailed }: TheirDayProps) {
  const band = bandOf(job, reader)
  if (!band) return null
  return (
    <span className={styles.day}>
      <DayBand band={band} />
      {isDetailed && <BothClocks job={job} reader={reader} />}
      <span className={styles.dayWords} aria-hidden="true">
        <Trans>their day in your time</Trans>
      </span>
    </span>
  )
}

function BothClocks({ job, reader: { zone, today } }: { job: JobCardFacts; reader: JobReader }) {
  const { describeSpans } = useDayBandText()
  const theirs = teamDay(job)
  if (!theirs) return null
  const span = spanOn(theirs, today)
  const yours = describeSpans([span], zone)
  const there = describeSpans([span], theirs.zone)
  const city = <bdi>{clockCity(job)}</bdi>
  return (
    <span className={styles.clocks}>
      <Trans>
        {yours} yours · {there} {city}
      </Trans>
    </span>
  )
}

function Posted({ job, reader }: { job: JobCardFacts; reader: JobReader }) {
  const { t } = useLingui()
  if (job.publishedAt === null) return null
  const at = Date.parse(job.publishedAt)
  return (
    <>
      {reader.now - at < DAY && (
        <Chip tone="brand" size="small">
          {t`New`}
        </Chip>
      )}
      <Time at={at} zone={reader.zone} now={reader.now} format="distance" />
    </>
  )
}
