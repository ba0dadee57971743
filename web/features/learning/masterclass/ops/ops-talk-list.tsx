import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OpsTalkView } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { useCategoryNames } from '#web/features/learning/courses/course-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { TalkTime } from '../talk-time.tsx'
import { useOfferStatusNames } from '../talk-words.ts'
import { opsTalksQuery } from './ops-queries.ts'

export function OpsTalkList({ show }: { show: OpsTalkView }) {
  const { t } = useLingui()
  const categories = useCategoryNames()
  const statuses = useOfferStatusNames()
  const { data: first } = useSuspenseQuery(opsTalksQuery(show))
  const { items, state, showMore } = useLivePages(first, (cursor) => opsTalksQuery(show, cursor))
  if (items.length === 0)
    return (
      <EmptyState title={t`Nothing here`}>
        <Trans>No talk is in this state.</Trans>
      </EmptyState>
    )
  return (
    <>
      <Card padding="flush">
        <List label={t`Talks`}>
          {items.map(({ id, title, status, category, startsAt, speakers, registered, waiting, isOffer }) => (
            <ListRow
              key={id}
              href={`/ops/talks?talk=${id}`}
              title={<span translate="no">{title}</span>}
              meta={
                <>
                  <bdi translate="no">{speakers.join(', ')}</bdi> · {categories[category]}
                  {startsAt && (
                    <>
                      {' · '}
                      <TalkTime at={startsAt} />
                    </>
                  )}
                  {registered > 0 && (
                    <>
                      {' · '}
                      <Plural value={registered} one="# registered" other="# registered" />
                    </>
                  )}
                  {waiting > 0 && (
                    <>
                      {' · '}
                      <Plural value={waiting} one="# waiting" other="# waiting" />
                    </>
                  )}
                </>
              }
              facts={
                <>
                  <Chip size="small">{statuses[status]}</Chip>{' '}
                  {isOffer && (
                    <Chip size="small">
                      <Trans>Offered by a member</Trans>
                    </Chip>
                  )}
                </>
              }
            />
          ))}
        </List>
      </Card>
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </>
  )
}
