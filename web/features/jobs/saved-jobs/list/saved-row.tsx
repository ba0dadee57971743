import { Trans, useLingui } from '@lingui/react/macro'
import { IconBookmarkFilled } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import type { SavedJob } from '#shared/features/jobs/saved-jobs/saved-jobs.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { OwnListCard } from '#web/features/jobs/jobs/parts/own-list-card.tsx'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Chip } from '#web/ui/chip.tsx'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { Time } from '#web/ui/time.tsx'
import { useMarkChanges } from '../marks/use-mark-changes.ts'
import { keptNote } from './saved-view.ts'

// Server-rendered; the code of the auto-growing field loads after that of the page.
export const loadNoteField = async () => (await import('./note-field.tsx')).NoteField
const NoteField = import.meta.env.SSR ? await loadNoteField() : lazyPart(loadNoteField)

export function SavedRow({ saved, reader }: { saved: SavedJob; reader: JobReader }) {
  const { t } = useLingui()
  const { unsave } = useMarkChanges()
  const cache = useQueryClient()
  const { job, note } = saved
  const { id } = job
  const title = job.card?.title ?? t`a job that is no longer public`
  // Memoized: React discards the server's HTML of a lazy part that re-renders while pending, and the list's clock does re-render
  // it.
  const noteField = useMemo(
    () => (
      <Suspense fallback={null}>
        <NoteField jobId={id} title={title} note={note} />
      </Suspense>
    ),
    [id, title, note],
  )
  return (
    <OwnListCard
      job={job}
      reader={reader}
      isSeen={saved.state !== 'open'}
      mark={<StateMark saved={saved} reader={reader} />}
      actions={
        <PlainIconButton
          glyph={IconBookmarkFilled}
          label={t`Unsave ${title}`}
          aria-pressed
          onPress={() => void unsave({ id, title }, () => keptNote(cache, id) ?? note)}
        />
      }
      below={noteField}
    />
  )
}

/** Jobs with a deadline within this many days are marked as closing soon. */
const SOON_DAYS = 5

function StateMark({ saved, reader }: { saved: SavedJob; reader: JobReader }) {
  const { state, closeReason, closesAt, closedAt, appliedAt } = saved
  if (appliedAt)
    return (
      <Chip size="small" tone="ok">
        {<Trans>Applied</Trans>}
      </Chip>
    )
  if (state === 'paused')
    return (
      <Chip size="small" tone="warn">
        <Trans>Paused by the company</Trans>
      </Chip>
    )
  if (state === 'in_review')
    return (
      <Chip size="small" tone="warn">
        <Trans>Changed, under review</Trans>
      </Chip>
    )
  if (state === 'closed')
    return (
      <Chip size="small" tone="warn">
        {closeReason === 'filled' ? (
          <Trans>Filled</Trans>
        ) : closeReason === 'moderated' ? (
          <Trans>Removed</Trans>
        ) : (
          <Trans>Closed</Trans>
        )}
        {closedAt && (
          <>
            {' '}
            <Time at={Date.parse(closedAt)} zone={reader.zone} now={reader.now} format="distance" />
          </>
        )}
      </Chip>
    )
  const end = closesAt === null ? null : Date.parse(closesAt)
  if (end === null || end - reader.now > SOON_DAYS * DAY) return null
  return (
    <Chip size="small" tone="sun">
      <span>
        <Trans>
          Closes <Time at={end} zone={reader.zone} now={reader.now} format="distance" />
        </Trans>
      </span>
    </Chip>
  )
}
