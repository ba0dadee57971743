import { Trans, useLingui } from '@lingui/react/macro'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { useDayBandText } from '#web/ui/day-band-text.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Evidence } from '../parts/evidence.tsx'
import { clockCity, teamDay } from '../parts/job-band.ts'
import { useEligibilityText } from './eligibility-text.ts'

/** The terms as the job states them, for an anonymous visitor. */
export function PublicTerms({ job }: { job: PublicJob }) {
  const { t } = useLingui()
  const { describeLength } = useDayBandText()
  const describeEligibility = useEligibilityText()
  const day = teamDay(job)
  const needed = job.hours.minOverlapHours
  return (
    <Card title={<Trans>Who can apply</Trans>}>
      <DefinitionList
        items={[
          { term: t`Location`, value: describeEligibility(job) },
          {
            term: t`Their hours`,
            value: day ? (
              <Trans>
                <bdi>
                  {clockOf(day.window.from)}–{clockOf(day.window.to)}
                </bdi>
                , <bdi>{clockCity(job)}</bdi> time
              </Trans>
            ) : (
              t`Not stated`
            ),
          },
          {
            term: t`Overlap`,
            value: needed > 0 ? t`At least ${describeLength(needed * 60)} per day` : t`None required`,
          },
        ]}
      />
      <Evidence quote={job.eligibility.evidence} />
    </Card>
  )
}

/** Minutes after midnight in the team's own time zone, as '09:00'. */
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
