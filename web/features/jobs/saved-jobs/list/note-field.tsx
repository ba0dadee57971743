import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_NOTE } from '#shared/features/jobs/saved-jobs/job-mark-kinds.ts'
import type { JobMarks } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'
import type { SavedJobsPage, savedJobs } from '#shared/features/jobs/saved-jobs/saved-jobs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { inOrder } from '../marks/in-order.ts'
import { MARKS_KEY, withMarks } from '../marks/mark-queries.ts'
import styles from '../saved-jobs.module.css'
import { SAVED_KEY, withNote } from './saved-view.ts'

type NoteFieldProps = { jobId: string; title: string; note: string }

/** A private note, saved on blur. */
export function NoteField({ jobId, title, note }: NoteFieldProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const isHydrated = useIsHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const field = useAutosave({
    saved: note,
    async save(text: string) {
      await inOrder(jobId, () =>
        callApi<typeof savedJobs.save>(client, 'PUT /talent/api/saved-jobs/:jobId', {
          params: { jobId },
          body: { note: text },
        }),
      )
      cache.setQueriesData<JobMarks[]>({ queryKey: MARKS_KEY }, (cached) => withMarks(cached, jobId, { note: text }))
      // Keep the cached lists up to date for those who return to them, or unsave the job and undo that.
      cache.setQueriesData<SavedJobsPage>({ queryKey: SAVED_KEY }, (cached) => withNote(cached, jobId, text))
    },
  })
  if (!isOpen)
    return (
      <div className={styles.closedNote}>
        <PlainButton
          variant="text"
          icon={IconPencil}
          onPress={() => setIsOpen(true)}
          aria-label={note === '' ? t`Add a note to ${title}` : t`Edit your note on ${title}: ${note}`}
        >
          {note === '' ? <Trans>Add a note</Trans> : <bdi className={styles.note}>{note}</bdi>}
        </PlainButton>
      </div>
    )
  return (
    <>
      <TextArea
        label={<span className="visually-hidden">{t`Your note on ${title}`}</span>}
        placeholder={t`Only you can read this.`}
        rows={2}
        autoFocus
        maxLength={MAX_NOTE}
        // Read-only until hydrated: its code loads late, and early input would be lost.
        isReadOnly={!isHydrated}
        value={field.value}
        onChange={field.change}
        onBlur={field.commit}
      />
      <SaveState {...field.saveState} problem={field.problem} />
    </>
  )
}
