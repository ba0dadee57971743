import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { applicantChanged, companyApplicantsChanged } from '#shared/features/hiring/applications/applications.events.ts'
import {
  applicantsChannel,
  companyApplicantsChannel,
} from '#shared/features/hiring/applications/applications-channels.ts'
import { currentCompanyQuery } from '#web/features/people/companies/current-company.ts'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'

/** Batches the refetch: a bulk action changes many applicants at once. */
const GATHER_MS = 300

/** Keeps the list of one job's applicants, or of all jobs', up to date with what colleagues and applicants do. */
export function useLiveList(jobId: string | null): void {
  const cache = useQueryClient()
  const { data } = useQuery({ ...currentCompanyQuery(), enabled: jobId === null })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const refresh = () => {
    for (const part of ['applications', 'applicant-board'])
      void cache.invalidateQueries({ queryKey: ['company', part] })
  }
  const onChanged = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(refresh, GATHER_MS)
  }
  const company = jobId === null && data?.company ? { companyId: data.company.id } : null
  const job = jobId === null ? null : { jobId }
  useEvent(companyApplicantsChanged, company, onChanged)
  useEvent(applicantChanged, job, onChanged)
  // Changes may have been missed while offline.
  useChannel(companyApplicantsChannel, company, { onOpen: onChanged })
  useChannel(applicantsChannel, job, { onOpen: onChanged })
}
