import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Fit, FitMarks } from '#web/ui/fit-marks.tsx'
import type { JobReader } from '../reader/use-job-reader.ts'
import { Evidence } from './evidence.tsx'
import { useFitText } from './fit-text.ts'
import type { JobFit } from './job-fit.ts'
import type { JobPayShown } from './job-pay.ts'
import { PayOrigin, usePayText } from './pay-text.tsx'
import { usePlaceText } from './place-text.ts'

/** The three facts of a job on a card, each with its reasons in a popover. */
export function JobFitMarks({ fit, reader, beside }: { fit: JobFit; reader: JobReader; beside?: ReactNode }) {
  return (
    <FitMarks
      eligible={useEligible(fit, reader)}
      hours={useHours(fit, reader)}
      pay={usePay(fit, reader)}
      beside={beside}
    />
  )
}

function useEligible({ eligible, fit }: JobFit, { person }: JobReader): Fit {
  const { t } = useLingui()
  const { describeReason } = useFitText()
  const { countryInText } = usePlaceText()
  const [first] = eligible.reasons
  const country = person.country && countryInText(person.country)
  return {
    state: eligible.state,
    text: eligible.state === 'yes' && country ? t`Open to ${country}` : first ? describeReason(first).short : '',
    reason: (
      <>
        <ReasonTexts reasons={eligible.reasons} />
        <Evidence quote={fit.evidence} />
      </>
    ),
  }
}

/** A component, so that the texts are only composed for a mark that is opened. */
function ReasonTexts({ reasons }: Pick<JobFit['eligible'], 'reasons'>) {
  const { describeReason } = useFitText()
  return reasons.map((reason) => <p key={reason.code}>{describeReason(reason).long}</p>)
}

function useHours({ hours, fit }: JobFit, { hasOwnHours, person }: JobReader): Fit {
  const { t } = useLingui()
  const assumed = person.hours && `${clockOf(person.hours.window.from)}–${clockOf(person.hours.window.to)}`
  const { describeYear } = useFitText()
  const { overlap } = fit
  return {
    state: hours.state,
    text: overlap
      ? describeYear(overlap.worstMinutes, overlap.bestMinutes)
      : person.hours
        ? t`Team hours not stated`
        : t`Add your hours to see`,
    reason: (
      <>
        <ReasonTexts reasons={hours.reasons} />
        <p>
          {!overlap ? (
            <Trans>Tell us where you live and when you work.</Trans>
          ) : hasOwnHours ? (
            <Trans>Minimum and maximum over the coming year, as clocks change on either side.</Trans>
          ) : (
            <Trans>Assuming you work {assumed} your time. Add your hours for an exact figure.</Trans>
          )}
        </p>
      </>
    ),
  }
}

const clockOf = (minute: number): string => `${String(minute / 60).padStart(2, '0')}:00`

function usePay({ pay }: JobFit, { now }: JobReader): Fit {
  const { t } = useLingui()
  const { describeRange } = usePayText()
  const { shown } = pay
  if (!shown)
    return { state: pay.state, text: t`Pay not stated`, reason: <Trans>The job does not state its pay.</Trans> }
  return {
    state: pay.state,
    text: <bdi suppressHydrationWarning>{describeRange(shown.range)}</bdi>,
    reason: (
      <>
        <PayText shown={shown} />
        <p>
          <PayOrigin pay={shown} now={now} />
        </p>
        {shown.isBelowFloor && (
          <p>
            <Trans>This is below your minimum.</Trans>
          </p>
        )}
      </>
    ),
  }
}

function PayText({ shown }: { shown: JobPayShown }) {
  const { describeWithPeriod } = usePayText()
  return <p suppressHydrationWarning>{describeWithPeriod(shown.range, shown.period)}</p>
}
