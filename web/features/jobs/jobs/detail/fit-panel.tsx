import { Trans, useLingui } from '@lingui/react/macro'
import type { Verdict } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { Chip } from '#web/ui/chip.tsx'
import { FitBlock, FitFact } from '#web/ui/fit-block.tsx'
import { Evidence } from '../parts/evidence.tsx'
import { countYes, type JobFit, jobFit } from '../parts/job-fit.ts'
import type { JobReader } from '../reader/use-job-reader.ts'
import { EligibleFact, HoursFact, PayFact } from './fit-facts.tsx'
import styles from './fit-panel.module.css'
import { YearBands } from './year-bands.tsx'

type FitPanelProps = {
  job: PublicJob
  reader: JobReader
  headingLevel: 2 | 3
  /** Side by side where there is room, stacked in a preview. */
  layout: 'columns' | 'rows'
}

/** The first question about every job: is it open where the reader lives? */
export function FitPanel({ job, reader, headingLevel, layout }: FitPanelProps) {
  const { t } = useLingui()
  const fit = jobFit(job, reader)
  return (
    <FitBlock
      title={reader.city ? <Trans>Could this work from {reader.city}?</Trans> : <Trans>Could this work for you?</Trans>}
      headingLevel={headingLevel}
      verdict={<VerdictChip fit={fit} />}
      layout={layout}
      facts={
        <>
          <FitFact state={fit.eligible.state} name={t`Eligible`}>
            <EligibleFact fit={fit} job={job} reader={reader} />
          </FitFact>
          <FitFact state={fit.hours.state} name={t`Overlap`}>
            <HoursFact fit={fit} job={job} reader={reader} />
          </FitFact>
          <FitFact state={fit.pay.state} name={t`Pay`}>
            <PayFact fit={fit} job={job} reader={reader} />
          </FitFact>
        </>
      }
    >
      {fit.fit.evidence !== null && (
        <div className={styles.evidence}>
          <Evidence quote={fit.fit.evidence} />
        </div>
      )}
      <YearBands job={job} reader={reader} />
    </FitBlock>
  )
}

const tones: Record<Verdict, 'ok' | 'warn' | 'bad'> = { yes: 'ok', yes_if: 'warn', unknown: 'warn', no: 'bad' }

/** The missing fact is one the reader has to provide, not the job. */
const isOwnCountryUnknown = ({ fit }: JobFit) => fit.reasons.some(({ code }) => code === 'own_country_unknown')

function VerdictChip({ fit }: { fit: JobFit }) {
  const { verdict } = fit.fit
  const count = countYes(fit)
  return (
    <Chip tone={tones[verdict]}>
      {verdict === 'no' && <Trans>No, not where you live</Trans>}
      {verdict === 'unknown' && (isOwnCountryUnknown(fit) ? <Trans>Unknown so far</Trans> : <Trans>Not stated</Trans>)}
      {verdict === 'yes_if' && <Trans>Yes, on one condition</Trans>}
      {verdict === 'yes' && count === 3 && <Trans>Yes, on all three</Trans>}
      {verdict === 'yes' && count < 3 && <Trans>Yes, on {count} of 3</Trans>}
    </Chip>
  )
}
