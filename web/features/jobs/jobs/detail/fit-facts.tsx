import { Trans } from '@lingui/react/macro'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { FitLead } from '#web/ui/fit-block.tsx'
import { Link } from '#web/ui/link.tsx'
import { useFitText } from '../parts/fit-text.ts'
import type { JobFit } from '../parts/job-fit.ts'
import { PayOrigin, usePayText } from '../parts/pay-text.tsx'
import { usePlaceText } from '../parts/place-text.ts'
import { useTermText } from '../parts/term-text.ts'
import type { JobReader } from '../reader/use-job-reader.ts'

export type FactProps = { fit: JobFit; job: PublicJob; reader: JobReader }

export function EligibleFact({ fit, job, reader }: FactProps) {
  const { describeReason } = useFitText()
  const { countryInText } = usePlaceText()
  const { describeWays } = useTermText()
  const { reasons, state } = fit.eligible
  const country = reader.person.country && countryInText(reader.person.country)
  const [first] = reasons
  return (
    <>
      <FitLead>
        {state === 'yes' && country ? <Trans>Can hire in {country}</Trans> : first && describeReason(first).short}
      </FitLead>
      {reasons.map((reason) => (
        <p key={reason.code}>{describeReason(reason).long}</p>
      ))}
      {state !== 'no' && !job.unstated.includes('engagements') && (
        <p>
          <Trans>You would be hired {describeWays(job.engagements)}.</Trans>
        </p>
      )}
      {reader.person.country === null && (
        <p>
          <Link to="/onboarding?step=place">
            <Trans>Add where you live</Trans>
          </Link>
        </p>
      )}
    </>
  )
}

export function HoursFact({ fit, reader }: FactProps) {
  const { describeReason, describeYear } = useFitText()
  const { overlap } = fit.fit
  return (
    <>
      <FitLead>
        {overlap ? (
          describeYear(overlap.worstMinutes, overlap.bestMinutes)
        ) : reader.person.hours ? (
          <Trans>Team hours not stated</Trans>
        ) : (
          <Trans>Add your hours to see</Trans>
        )}
      </FitLead>
      {fit.hours.reasons.map((reason) => (
        <p key={reason.code}>{describeReason(reason).long}</p>
      ))}
      {overlap && fit.hours.reasons.length === 0 && (
        <p>
          <Trans>No overlap required.</Trans>
        </p>
      )}
      {!reader.hasOwnHours && (
        <p>
          {overlap && <Trans>Assuming you work 09:00–17:00 your time.</Trans>}{' '}
          <Link to="/onboarding?step=hours">
            <Trans>Add your hours</Trans>
          </Link>
        </p>
      )}
    </>
  )
}

export function PayFact({ fit, job, reader }: FactProps) {
  const { describeWithPeriod } = usePayText()
  const { shown } = fit.pay
  if (!shown)
    return (
      <>
        <FitLead>
          <Trans>Pay not stated</Trans>
        </FitLead>
        <p>
          <Trans>The job does not state its pay. Ask before you apply.</Trans>
        </p>
      </>
    )
  return (
    <>
      <FitLead>
        <bdi>{describeWithPeriod(shown.range, shown.period)}</bdi>
      </FitLead>
      <p suppressHydrationWarning>
        <PayOrigin pay={shown} now={reader.now} />
      </p>
      {shown.isBelowFloor && (
        <p>
          <Trans>This is below your minimum.</Trans>
        </p>
      )}
      {job.pay?.policy === 'location_adjusted' && (
        <p>
          <Trans>The company adjusts pay to where you live.</Trans>
        </p>
      )}
    </>
  )
}
