import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { JobReach, jobReaches } from '#shared/features/jobs/job-reach/job-reach.contract.ts'
import type { ReachRule } from '#shared/features/jobs/job-reach/reach-rules.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useSettled } from '#web/features/jobs/job-globe/use-settled.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Well } from '#web/ui/well.tsx'
import { ReachText } from '../../list/reach-text.tsx'
import { type EditedJob, savable } from '../saving/edited-job.ts'
import { costliestStep, shareOf } from './costliest-step.ts'
import styles from './reach-panel.module.css'

const SETTLE_MS = 400

/** Updates while rules are edited; keeps the previous numbers until new ones arrive. */
export function useReach(values: EditedJob) {
  const { client } = useSession()
  const terms = useMemo(() => {
    const { skills, eligibility, hours, pay, engagements, workplace, locations } = savable(values)
    return { skills, eligibility, hours, pay, engagements, workplace, locations }
  }, [values])
  const settled = useSettled(terms, SETTLE_MS)
  return useQuery({
    queryKey: ['job-reach', settled],
    queryFn: ({ signal }) =>
      callApi<typeof jobReaches.count>(client, 'POST /company/api/job-reach', { body: settled, signal }),
    placeholderData: keepPreviousData,
  })
}

type ReachPanelProps = { reach: ReturnType<typeof useReach>; values: EditedJob; onHours: (hours: number) => void }

export function ReachPanel({ reach, values, onHours }: ReachPanelProps) {
  const { data, isError, isFetching, refetch } = reach
  return (
    <Card title={<Trans>Reach</Trans>} aside={isFetching && <Trans>counting</Trans>}>
      <div className={styles.panel} data-pending={isFetching || undefined}>
        {isError ? (
          <>
            <p role="status">
              <Trans>We could not calculate the reach right now. Your job is not affected.</Trans>
            </p>
            <Button variant="light" onPress={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </>
        ) : (
          data && <Counts reach={data} values={values} onHours={onHours} />
        )}
      </div>
    </Card>
  )
}

type CountsProps = { reach: JobReach; values: EditedJob; onHours: (hours: number) => void }

function Counts({ reach: { steps, relaxed }, values, onHours }: CountsProps) {
  const { t } = useLingui()
  const last = steps.at(-1)
  if (!last)
    return (
      <p>
        <Trans>Add a must-have skill to start counting.</Trans>
      </p>
    )
  const costliest = costliestStep(steps)
  const hours = values.hours.minOverlapHours
  const names: Record<ReachRule, string> = {
    skills: t`Have all must-have skills`,
    eligibility: t`Can be hired where they live`,
    hours: hours === 0 ? t`Any hours` : t`${hours} hours of overlap`,
    pay: t`Pay meets their minimum`,
  }
  return (
    <>
      <p className={styles.total} role="status">
        <ReachText reach={last} />
      </p>
      <p className={styles.quiet}>
        <Trans>can take this job as written</Trans>
      </p>
      <ol role="list" className={styles.steps}>
        {steps.map((step, place) => (
          <li key={step.rule} className={styles.step} data-costly={step.rule === costliest?.rule || undefined}>
            <span className={styles.name}>{names[step.rule]}</span>
            <span className={styles.figures}>
              <ReachText reach={step} />
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${100 * shareOf(step, steps[0])}%` }} />
            </span>
            {step.rule === costliest?.rule && (
              <span className={styles.cost}>
                <Plural
                  value={(steps[place - 1]?.people ?? 0) - (step.people ?? 0)}
                  one="Excludes # person, more than any other rule"
                  other="Excludes # people, more than any other rule"
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {relaxed && (
        <Well>
          <p>
            <Trans>
              With {relaxed.minOverlapHours} hours of overlap instead of {hours}: <ReachText reach={relaxed} />
            </Trans>
          </p>
          <Button variant="light" onPress={() => onHours(relaxed.minOverlapHours)}>
            <Trans>Use {relaxed.minOverlapHours} hours</Trans>
          </Button>
        </Well>
      )}
      <p className={styles.quiet}>
        <Trans>
          Counts people who are open to being found, rounded down. Small groups are hidden to protect privacy.
        </Trans>
      </p>
    </>
  )
}
