import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { usePayPeriodText } from '#web/ui/money-period.ts'
import { Time } from '#web/ui/time.tsx'
import type { JobPayShown } from '../parts/job-pay.ts'
import { PayOrigin, usePayText } from '../parts/pay-text.tsx'
import { useTermText } from '../parts/term-text.ts'
import styles from './pay-box.module.css'

type PayBoxProps = {
  job: PublicJob
  pay: JobPayShown | null
  now: number
  /** Null when the reader's time zone is unknown: only a date is shown then. */
  zone: string | null
  /** Apply and save. */
  actions?: ReactNode
}

/** The offer, the buttons to apply and save, and the deadline. */
export function PayBox({ job, pay, now, zone, actions }: PayBoxProps) {
  const { t, i18n } = useLingui()
  const { describeWays } = useTermText()
  const { namePay } = usePayPeriodText()
  const { describeRange } = usePayText()
  return (
    <Card>
      <div className={styles.pay}>
        <p className={styles.period}>{pay ? namePay(pay.period) : <Trans>Pay</Trans>}</p>
        <p className={styles.figure} suppressHydrationWarning>
          {pay ? <bdi>{describeRange(pay.range)}</bdi> : <Trans>Not stated</Trans>}
        </p>
        {pay && (
          <p className={styles.origin} suppressHydrationWarning>
            <PayOrigin pay={pay} now={now} />
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <DefinitionList
        items={[
          // For a job from a board these dates are ours, not the company's.
          ...(job.closesAt && job.isOpen && job.postedOn === null
            ? [{ term: t`Closes`, value: <Moment at={job.closesAt} zone={zone} now={now} format="full" /> }]
            : []),
          ...(job.lastConfirmedAt && job.isOpen && job.postedOn === null
            ? [
                {
                  term: t`Still hiring`,
                  value: (
                    <Trans>
                      confirmed <Moment at={job.lastConfirmedAt} zone={zone} now={now} format="distance" />
                    </Trans>
                  ),
                },
              ]
            : []),
          ...(job.unstated.includes('engagements')
            ? []
            : [{ term: t`Employment type`, value: <bdi>{describeWays(job.engagements)}</bdi> }]),
          ...(job.openings > 1 ? [{ term: t`Openings`, value: i18n.number(job.openings) }] : []),
          ...(job.equity ? [{ term: t`Equity`, value: <bdi>{job.equity}</bdi> }] : []),
          ...(job.bonus ? [{ term: t`Bonus`, value: <bdi>{job.bonus}</bdi> }] : []),
          ...(job.travelPercent > 0
            ? [{ term: t`Travel`, value: i18n.number(job.travelPercent / 100, { style: 'percent' }) }]
            : []),
        ]}
      />
    </Card>
  )
}

type MomentProps = { at: string; zone: string | null; now: number; format: 'full' | 'distance' }

function Moment({ at, zone, now, format }: MomentProps) {
  return zone === null && format === 'full' ? (
    <LocalTime at={at} isDateOnly />
  ) : (
    <Time at={Date.parse(at)} zone={zone ?? 'UTC'} now={now} format={format} />
  )
}
