import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { jobQuery } from '#web/features/jobs/jobs/detail/job-queries.ts'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import styles from './frame.module.css'
import { InPage } from './in-page.tsx'

/** The job the application is for. */
export function JobSubject() {
  return (
    <InPage>
      <JobLine />
    </InPage>
  )
}

function JobLine() {
  const { id = '' } = useParams()
  const { data: job } = useQuery(jobQuery(id))
  if (!job) return null
  return (
    <div className={styles.subject}>
      <CompanyMark name={job.company.name} size="small" />
      <p className={styles.words}>
        <bdi className={styles.title}>{job.title}</bdi>
        <bdi className={styles.company}>{job.company.name}</bdi>
      </p>
    </div>
  )
}
