import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMatches, useParams } from 'react-router'
import type { Verdict } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { settingsPath } from '#web/app/settings/settings-section.ts'
import { CostText } from '#web/features/jobs/jobs/applying/cost-text.tsx'
import { jobQuery } from '#web/features/jobs/jobs/detail/job-queries.ts'
import { jobFit } from '#web/features/jobs/jobs/parts/job-fit.ts'
import { payFor } from '#web/features/jobs/jobs/parts/job-pay.ts'
import { usePayText } from '#web/features/jobs/jobs/parts/pay-text.tsx'
import { useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Link } from '#web/ui/link.tsx'
import { Time } from '#web/ui/time.tsx'
import { beforeQuery } from '../apply-queries.ts'
import { isPlaceMissing } from '../before/verdict.tsx'
import styles from './frame.module.css'
import { InPage } from './in-page.tsx'

/** Next to the steps: the facts people weigh while applying. */
export function JobFactsNote() {
  return (
    <InPage>
      <Note />
    </InPage>
  )
}

function Note() {
  const { id = '' } = useParams()
  const { data: job } = useQuery(jobQuery(id))
  const requestedAt = (useMatches().at(-1)?.loaderData as { now?: number } | undefined)?.now
  return job && requestedAt !== undefined ? <JobNote job={job} requestedAt={requestedAt} /> : null
}

function JobNote({ job, requestedAt }: { job: PublicJob; requestedAt: number }) {
  const { t } = useLingui()
  const reader = useJobReader(requestedAt)
  const { data: before } = useQuery(beforeQuery(job.id))
  const { describeWithPeriod } = usePayText()
  const pay = payFor(job.pay, reader)
  const { fit } = jobFit(job, reader)
  const verdicts: Record<Verdict, string> = {
    yes: t`Yes`,
    yes_if: t`Yes, on one condition`,
    unknown: t`Unclear`,
    no: t`No`,
  }
  return (
    <Card title={<Trans>The job</Trans>}>
      <DefinitionList
        items={[
          {
            term: t`Pay`,
            value: pay ? (
              <bdi suppressHydrationWarning>{describeWithPeriod(pay.range, pay.period)}</bdi>
            ) : (
              t`Not stated`
            ),
          },
          {
            term: t`Open to you?`,
            value: isPlaceMissing(fit) ? (
              <Link to={settingsPath('account')}>
                <Trans>Add where you live</Trans>
              </Link>
            ) : (
              verdicts[fit.verdict]
            ),
          },
          ...(job.closesAt
            ? [
                {
                  term: t`Closes`,
                  value: <Time at={Date.parse(job.closesAt)} zone={reader.zone} now={reader.now} format="full" />,
                },
              ]
            : []),
        ]}
      />
      {before && (
        <p className={styles.cost}>
          <CostText cost={before.cost} />
        </p>
      )}
    </Card>
  )
}
