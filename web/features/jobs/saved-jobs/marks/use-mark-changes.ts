// Saving and hiding jobs, from any page: optimistic, and rolled back when the request fails.

import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { HideReason } from '#shared/features/jobs/saved-jobs/job-mark-kinds.ts'
import type { JobMarks, jobMarksApi } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'
import type { savedJobs } from '#shared/features/jobs/saved-jobs/saved-jobs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { showToast } from '#web/ui/toast.tsx'
import { inOrder } from './in-order.ts'
import { MARKS_KEY, withMarks } from './mark-queries.ts'

/** The queries to refresh after saving and after hiding: lists, their totals, the badges on the tabs. */
const countsSaved = ['saved-jobs', 'job-counts']
const countsHidden = ['hidden-jobs', 'job-marks', 'jobs', 'job-counts', 'job-globe', 'recommendations']

export type MarkedJob = { id: string; title: string; company: { id: string; name: string } }

export function useMarkChanges() {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()

  const mark = (jobId: string, change: Partial<JobMarks>) =>
    cache.setQueriesData<JobMarks[]>({ queryKey: MARKS_KEY }, (cached) => withMarks(cached, jobId, change))
  const refresh = (keys: readonly string[]) =>
    Promise.all(keys.map((key) => cache.invalidateQueries({ queryKey: ['talent', key] })))

  /** Rolls back the optimistic update when the request fails. */
  async function carryOut(work: () => Promise<unknown>, rollBack: () => void): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      rollBack()
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
      return false
    }
  }

  async function save(jobId: string, note?: string): Promise<void> {
    mark(jobId, { isSaved: true, ...(note !== undefined && { note }) })
    const params = { jobId }
    const body = note === undefined ? {} : { note }
    await carryOut(
      () =>
        inOrder(jobId, () =>
          callApi<typeof savedJobs.save>(client, 'PUT /talent/api/saved-jobs/:jobId', { params, body }),
        ),
      () => mark(jobId, { isSaved: false }),
    )
    await refresh(countsSaved)
  }

  /** The note is read when its turn comes: one that is being saved while the job is unsaved is stored by then. */
  async function unsave({ id: jobId, title }: Pick<MarkedJob, 'id' | 'title'>, noteOf: () => string): Promise<void> {
    mark(jobId, { isSaved: false, note: '' })
    let note = ''
    const isDone = await carryOut(
      () =>
        inOrder(jobId, () => {
          note = noteOf()
          return callApi<typeof savedJobs.remove>(client, 'DELETE /talent/api/saved-jobs/:jobId', { params: { jobId } })
        }),
      () => mark(jobId, { isSaved: true, note }),
    )
    await refresh(countsSaved)
    if (isDone)
      await showToast({
        text: t`Unsaved: ${title}`,
        action: { label: t`Undo`, onPress: () => void save(jobId, note) },
      })
  }

  async function hide(job: MarkedJob, what: 'job' | 'company', reason: HideReason): Promise<void> {
    const body = what === 'job' ? { jobId: job.id, reason } : { companyId: job.company.id, reason }
    mark(job.id, { isHidden: true })
    let hiddenId = ''
    const isDone = await carryOut(
      async () => {
        const item = await callApi<typeof jobMarksApi.hide>(client, 'POST /talent/api/hidden-jobs', { body })
        hiddenId = item.id
      },
      () => mark(job.id, { isHidden: false }),
    )
    await refresh(countsHidden)
    const { name } = job.company
    if (isDone)
      await showToast({
        text: what === 'job' ? t`Hidden: ${job.title}` : t`Hidden: all jobs at ${name}`,
        action: { label: t`Undo`, onPress: () => void unhide(hiddenId, job.id) },
      })
  }

  async function unhide(hiddenId: string, jobId?: string): Promise<void> {
    if (jobId) mark(jobId, { isHidden: false })
    const params = { id: hiddenId }
    await carryOut(
      () => callApi<typeof jobMarksApi.show>(client, 'DELETE /talent/api/hidden-jobs/:id', { params }),
      () => undefined,
    )
    await refresh(countsHidden)
  }

  return { save, unsave, hide, unhide }
}
