import { Trans, useLingui } from '@lingui/react/macro'
import type { InterviewPlan } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { type Instant, MINUTE } from '#shared/kit/time-zones.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { BothTimes } from '../parts/both-times.tsx'
import styles from '../parts/picking.module.css'

type SuggestedTimesProps = {
  plan: InterviewPlan
  minutes: number
  chosen: readonly Instant[]
  most: number
  onChange: (times: Instant[]) => void
}

/** Times that are free for everybody chosen, within the company's hours and at a decent hour for the applicant. */
export function SuggestedTimes({ plan, minutes, chosen, most, onChange }: SuggestedTimesProps) {
  const { t } = useLingui()
  if (plan.times.length === 0)
    return (
      <p>
        <Trans>In the next two weeks, no time suits everybody. Add times yourself.</Trans>
      </p>
    )
  // Their whole availability, as far as a request holds.
  const offered = plan.times.slice(0, most).map(({ startsAt }) => Date.parse(startsAt))
  return (
    <>
      <div>
        <PlainButton variant="text" onPress={() => onChange(offered)}>
          <Trans>Offer all free times</Trans>
        </PlainButton>
      </div>
      <div role="group" aria-label={t`Times that suit both sides`} className={styles.suggested}>
        {plan.times.map(({ startsAt, isInHours }) => {
          const at = Date.parse(startsAt)
          const isChosen = chosen.includes(at)
          return (
            <Checkbox
              key={startsAt}
              isSelected={isChosen}
              isDisabled={!isChosen && chosen.length >= most}
              help={isInHours ? undefined : t`Outside the applicant’s working hours`}
              onChange={(isOn) =>
                onChange((isOn ? [...chosen, at] : chosen.filter((one) => one !== at)).toSorted((a, b) => a - b))
              }
            >
              <BothTimes from={at} to={at + minutes * MINUTE} own={plan.companyClock} other={plan.talentClock} />
            </Checkbox>
          )
        })}
      </div>
    </>
  )
}
