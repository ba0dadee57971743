import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { KeptResumes as Kept, KeptResume, resumes } from '#shared/features/people/resumes/resumes.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { useChangeProfile } from '../use-change-profile.ts'
import { useReportFailure } from '../use-report-failure.ts'
import { KeptResumeRow } from './kept-resume-row.tsx'
import styles from './kept-resumes.module.css'
import { keptResumesQuery } from './kept-resumes-query.ts'

/** The résumés that can be sent with an application, uploaded or written from the profile. */
export function KeptResumes() {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const report = useReportFailure()
  const { saveResume } = useChangeProfile()
  const { data } = useSuspenseQuery(keptResumesQuery)
  if (data.resumes.length === 0) return null
  const show = (changed: Kept) => cache.setQueryData(keptResumesQuery.queryKey, changed)
  const remove = async ({ fileId }: KeptResume) => {
    show(await callApi<typeof resumes.remove>(client, 'DELETE /talent/api/resumes/:fileId', { params: { fileId } }))
    await cache.invalidateQueries({ queryKey: ['talent'] })
  }
  const name = async ({ fileId }: KeptResume, label: string) =>
    show(
      await callApi<typeof resumes.name>(client, 'PUT /talent/api/resumes/:fileId', {
        params: { fileId },
        body: { label },
      }),
    )
  const uploaded = data.resumes.filter(({ writtenFor }) => writtenFor === null).length
  return (
    <Card title={t`Your résumés`}>
      <ul role="list" className={styles.list}>
        {data.resumes.map((resume) => (
          <KeptResumeRow
            key={resume.fileId}
            resume={resume}
            onName={(label) => name(resume, label)}
            onRemove={() => remove(resume).catch(report)}
            onMakeDefault={() => saveResume(resume.fileId).catch(report)}
          />
        ))}
      </ul>
      <p className={styles.note}>
        <Trans>
          {uploaded} of {data.most} uploaded résumés. Applications you have sent keep their file when you delete it
          here.
        </Trans>
      </p>
    </Card>
  )
}
