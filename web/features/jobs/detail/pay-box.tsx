import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PublicJob } from '#shared/features/jobs/jobs.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { usePayPeriodWords } from '#web/ui/money-period.ts'
import { Time } from '#web/ui/time.tsx'
import type { JobPayShown } from '../parts/job-pay.ts'
import { PayOrigin, usePayWords } from '../parts/pay-words.tsx'
import { useTermWords } from '../parts/term-words.ts'
import styles from './pay-box.module.css'

type PayBoxProps = {
  job: PublicJob
  pay: JobPayShown | null
  now: number
  zone: string
  /** Apply and save. */
  actions?: ReactNode
}

/** What is offered, the way to take it, and until when. */
export function PayBox({ job, pay, now, zone, actions }: PayBoxProps) {
  const { t, i18n } = useLingui()
  const { nameEngagement } = useTermWords()
  const { namePay } = usePayPeriodWords()
  const { describeRange } = usePayWords()
  const ways = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(job.engagements.map(nameEngagement))
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
          ...(job.closesAt && job.isOpen
            ? [{ term: t`Closes`, value: <Time at={Date.parse(job.closesAt)} zone={zone} now={now} format="full" /> }]
            : []),
          ...(job.lastConfirmedAt && job.isOpen
            ? [
                {
                  term: t`Still hiring`,
                  value: (
                    <Trans>
                      confirmed <Time at={Date.parse(job.lastConfirmedAt)} zone={zone} now={now} format="distance" />
                    </Trans>
                  ),
                },
              ]
            : []),
          { term: t`Taken on as`, value: ways },
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
