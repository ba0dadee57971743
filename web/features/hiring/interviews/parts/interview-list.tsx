import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { InterviewShelf } from '#shared/features/hiring/interviews/interview-kinds.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { interviewsQuery } from '../interview-queries.ts'
import { InterviewRow } from './interview-row.tsx'

/** A talent's own interviews. */
export function InterviewList({ show, empty }: { show: InterviewShelf; empty: ReactNode }) {
  const { data: first } = useSuspenseQuery(interviewsQuery(show))
  const { items, state, showMore } = useLivePages(first, (cursor) => interviewsQuery(show, cursor))
  if (items.length === 0) return empty
  return (
    <>
      <Card padding="flush">
        <ul role="list">
          {items.map((interview) => (
            <InterviewRow
              key={interview.id}
              interview={interview}
              title={interview.company.name}
              titleHref={`/applications/${interview.applicationId}`}
              side="talent"
            />
          ))}
        </ul>
      </Card>
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </>
  )
}
