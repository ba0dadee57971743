import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { KeptResume, resumes } from '#shared/features/people/resumes/resumes.contract.ts'
import { MAX_RESUME_LABEL } from '#shared/features/people/talents/talent-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { Link } from '#web/ui/link.tsx'
import { Select } from '#web/ui/select.tsx'
import styles from '../step-form.module.css'

const keptResumesQuery = endpointQuery<typeof resumes.list>('GET /talent/api/resumes')

type KeptResumeChoiceProps = { job: { id: Id; title: string }; current: Id | null; onChoose: (fileId: Id) => void }

/** Chooses another kept résumé, or one written for this job. */
export function KeptResumeChoice({ job, current, onChoose }: KeptResumeChoiceProps) {
  const { t } = useLingui()
  const { data } = useQuery(keptResumesQuery)
  const kept = data?.resumes ?? []
  const nameOf = ({ label, fileName, writtenFor }: KeptResume) =>
    writtenFor?.jobId === job.id ? t`Written for this job` : label || fileName
  const query = new URLSearchParams({ as: 'resume', job: job.id, title: job.title.slice(0, MAX_RESUME_LABEL) })
  return (
    <>
      {kept.some(({ fileId }) => fileId !== current) && (
        <Select
          label={t`Or one of your résumés`}
          choices={kept.map((one) => ({ id: one.fileId, label: nameOf(one) }))}
          value={kept.some(({ fileId }) => fileId === current) ? current : null}
          onChange={(fileId) => fileId !== null && onChoose(String(fileId))}
        />
      )}
      <p className={styles.note}>
        <Link to={`/profile?${query}`}>
          <Trans>Write a version for this job from your profile</Trans>
        </Link>
      </p>
    </>
  )
}
