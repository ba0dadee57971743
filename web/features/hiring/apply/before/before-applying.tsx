import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { MAX_LIVE } from '#shared/features/hiring/applications/application-kinds.ts'
import type { ApplyObstacle, apply } from '#shared/features/hiring/apply/apply.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { CostText } from '#web/features/jobs/jobs/applying/cost-text.tsx'
import { RequirementList } from '#web/features/jobs/jobs/applying/requirement-list.tsx'
import { jobQuery } from '#web/features/jobs/jobs/detail/job-queries.ts'
import { useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { beforeQuery, draftQuery } from '../apply-queries.ts'
import { nearestStep, stepHref, stepsOf } from '../flow/step-address.ts'
import formStyles from '../flow/step-form.module.css'
import styles from './before-applying.module.css'
import { ObstacleText } from './obstacle-text.tsx'
import { Verdict } from './verdict.tsx'

/** The verdict is pointless for someone who has applied, or works for the company. */
const hidesVerdict: readonly (ApplyObstacle | null | undefined)[] = ['applied', 'own_company']

/** Before the first step: the verdict, the effort, the requirements and any obstacles. */
export function BeforeApplying({ jobId, requestedAt }: { jobId: string; requestedAt: number }) {
  const { data: before } = useSuspenseQuery(beforeQuery(jobId))
  const { data: job } = useSuspenseQuery(jobQuery(jobId))
  const reader = useJobReader(requestedAt)
  const { own } = before
  const company = job.company.name
  return (
    <div className={formStyles.step}>
      <header className={formStyles.words}>
        <h1 tabIndex={-1} className={formStyles.title}>
          <Trans>
            Apply to <bdi>{company}</bdi>
          </Trans>
        </h1>
        <p className={formStyles.lead}>
          <CostText cost={before.cost} />
        </p>
      </header>
      {own?.obstacle && (
        <ObstacleText
          jobId={jobId}
          obstacle={own.obstacle}
          until={own.obstacleUntil}
          applicationId={own.applicationId}
        />
      )}
      {!hidesVerdict.includes(own?.obstacle) && <Verdict job={job} reader={reader} otherJobsHref="/jobs" />}
      <Card title={<Trans>What you will be asked</Trans>}>
        <RequirementList requirements={before} />
      </Card>
      {own && !own.obstacle && (
        <>
          <p className={formStyles.note}>
            <Trans>Your answers are saved as you type, and you can continue on any device.</Trans>{' '}
            <Plural
              value={own.leftToday}
              one="You can send # more application today."
              other="You can send # more applications today."
            />{' '}
            <Plural
              value={own.live}
              one={`You have # active application, out of a maximum of ${MAX_LIVE}.`}
              other={`You have # active applications, out of a maximum of ${MAX_LIVE}.`}
            />
          </p>
          <StartButton jobId={jobId} />
        </>
      )}
      {own?.obstacle && (
        <div className={formStyles.foot}>
          <LinkButton href={`/jobs/${jobId}`} size="large">
            <Trans>Back to the job</Trans>
          </LinkButton>
        </div>
      )}
    </div>
  )
}

function StartButton({ jobId }: { jobId: string }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const via = search.get('via') ?? undefined
  const starting = useMutation({
    mutationFn: () =>
      callApi<typeof apply.start>(client, 'POST /talent/api/jobs/:jobId/draft', { params: { jobId }, body: { via } }),
    onSuccess: async (draft) => {
      queries.setQueryData(draftQuery(draft.id).queryKey, draft)
      queries.setQueryData(
        beforeQuery(jobId).queryKey,
        (before) => before && { ...before, own: before.own && { ...before.own, draftId: draft.id } },
      )
      await navigate(stepHref(jobId, nearestStep(stepsOf(draft), draft.step)), { replace: true })
    },
    // The obstacles have changed since the page was rendered.
    onError: () => void queries.invalidateQueries(beforeQuery(jobId)),
  })
  const problem = describeFailure(i18n, starting.error)
  return (
    <div className={formStyles.foot}>
      <LinkButton href={`/jobs/${jobId}`} size="large">
        <Trans>Back to the job</Trans>
      </LinkButton>
      <span className={styles.start}>
        <PlainButton
          variant="filled"
          size="large"
          isWide
          isPending={starting.isPending}
          onPress={() => starting.mutate()}
        >
          <Trans>Start</Trans>
        </PlainButton>
      </span>
      {problem && (
        <p role="alert" className={formStyles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
