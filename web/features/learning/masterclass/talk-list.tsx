import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TalkView } from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { TalksPage } from '#shared/features/learning/masterclass/talks.contract.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { Card } from '#web/ui/card.tsx'
import { List } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { type TalkFilters, talksQuery } from './talk-queries.ts'
import { TalkRow } from './talk-row.tsx'

type TalkListProps = { show: TalkView; filters: TalkFilters; first: TalksPage; empty: ReactNode }

export function TalkList({ show, filters, first, empty }: TalkListProps) {
  const { t } = useLingui()
  const { items, state, showMore } = useLivePages(first, (cursor) => talksQuery(show, { filters, cursor }))
  return (
    <>
      <p role="status" className="visually-hidden">
        <Plural value={items.length} one="# talk shown" other="# talks shown" />
      </p>
      {items.length === 0 ? (
        empty
      ) : (
        <Card padding="flush">
          <List label={t`Talks`}>
            {items.map((talk) => (
              <TalkRow key={talk.id} talk={talk} />
            ))}
          </List>
        </Card>
      )}
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </>
  )
}
