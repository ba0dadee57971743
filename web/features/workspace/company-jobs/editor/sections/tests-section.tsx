import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  companyScreeners,
  JobScreeners,
  TestSummary,
} from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { MAX_TESTS_PER_JOB } from '#shared/features/hiring/screeners/screener-limits.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import styles from '../editor.module.css'
import { SectionCard } from './section-card.tsx'

const jobTestsQuery = (jobId: string) =>
  endpointQuery<typeof companyScreeners.ofJob>('GET /company/api/jobs/:jobId/screeners', { params: { jobId } })
const testsQuery = (companyId: string) =>
  endpointQuery<typeof companyScreeners.list>('GET /company/api/screeners', { query: { companyId } })

type TestsSectionProps = { jobId: string; companyId: string }

/** Loaded after the page: which company's tests these are is known only once the job is. */
export function TestsSection({ jobId, companyId }: TestsSectionProps) {
  const { i18n } = useLingui()
  const { data: ofJob, error: ofJobError } = useQuery(jobTestsQuery(jobId))
  const { data: all, error: allError } = useQuery(testsQuery(companyId))
  const error = ofJobError ?? allError
  return (
    <SectionCard id="tests" title={<Trans>Tests</Trans>}>
      {ofJob && all && <TestChoice jobId={jobId} ofJob={ofJob} all={all} />}
      {error && <p className={styles.problem}>{describeFailure(i18n, error)}</p>}
    </SectionCard>
  )
}

type TestChoiceProps = { jobId: string; ofJob: JobScreeners; all: { items: readonly TestSummary[] } }

function TestChoice({ jobId, ofJob, all }: TestChoiceProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const choose = useMutation({
    mutationFn: (tests: JobScreeners['tests']) =>
      callApi<typeof companyScreeners.choose>(client, 'PUT /company/api/jobs/:jobId/screeners', {
        params: { jobId },
        body: { tests: tests.map(({ testId, isRequired, laterDays }) => ({ testId, isRequired, laterDays })) },
      }),
    onSuccess: (saved) => cache.setQueryData(jobTestsQuery(jobId).queryKey, saved),
  })
  const chosen = ofJob.tests.map(({ testId }) => testId)
  const fieldErrors = choose.error instanceof ApiError ? Object.values(choose.error.errors).flat().join(' ') : ''
  const problem = choose.isError ? fieldErrors || describeFailure(i18n, choose.error) : null
  return (
    <>
      {all.items.length === 0 ? (
        <p>
          <Trans>Your company has no tests yet.</Trans>
        </p>
      ) : (
        <CheckboxGroup
          label={t`Tests applicants take`}
          help={t`Up to two. Saved as soon as you choose.`}
          isOptional
          value={chosen}
          isDisabled={choose.isPending}
          onChange={(keys) =>
            choose.mutate([
              ...ofJob.tests.filter(({ testId }) => keys.includes(testId)),
              ...all.items
                .filter(({ id }) => keys.includes(id) && !chosen.includes(id))
                .map(({ id, title, minutes, questionCount }) => ({
                  testId: id,
                  title,
                  minutes,
                  questionCount,
                  isRequired: true,
                  laterDays: null,
                })),
            ])
          }
        >
          {all.items.map(({ id, title, minutes }) => (
            <Checkbox
              key={id}
              value={id}
              isDisabled={chosen.length >= MAX_TESTS_PER_JOB && !chosen.includes(id)}
              detail={<Plural value={minutes} one="# minute" other="# minutes" />}
            >
              <bdi>{title}</bdi>
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
