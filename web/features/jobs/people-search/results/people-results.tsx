import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type {
  FoundPerson,
  PeopleContext,
  PeoplePage,
} from '#shared/features/jobs/people-search/people-search.contract.ts'
import { MAX_COUNTED } from '#shared/features/jobs/people-search/people-search-limits.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { peopleQuery } from '../people-queries.ts'
import { isFiltered, noFilters, type PeopleView, viewHref } from '../people-view.ts'
import styles from './people-results.module.css'
import { PersonRow } from './person-row.tsx'

const InviteDialog = lazyPart(async () => (await import('../inviting/invite-dialog.tsx')).InviteDialog)

type PeopleResultsProps = { view: PeopleView; context: PeopleContext }

export function PeopleResults({ view, context }: PeopleResultsProps) {
  const { i18n } = useLingui()
  const { data: first, error } = useQuery({ ...peopleQuery(view), placeholderData: keepPreviousData })
  if (error) return <Callout>{describeFailure(i18n, error)}</Callout>
  if (!first) return null
  // Further pages belong to one search.
  return <Pages key={viewHref(view)} first={first} view={view} context={context} />
}

function Pages({ first, view, context }: PeopleResultsProps & { first: PeoplePage }) {
  const { t, i18n } = useLingui()
  const { items, state, showMore } = useLivePages(first, (cursor) => peopleQuery(view, cursor))
  const [invited, setInvited] = useState<FoundPerson | null>(null)
  const { total } = first
  if (total === 0) return <Nobody view={view} />
  const most = i18n.number(MAX_COUNTED)
  return (
    <>
      <p className={styles.total} role="status">
        {total >= MAX_COUNTED ? (
          <Trans>{most} people or more</Trans>
        ) : (
          <Plural value={total} one="# person" other="# people" />
        )}
      </p>
      <Card padding="flush">
        <List label={t`People`}>
          {items.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              view={view}
              lists={context.lists}
              canBeInvited={context.jobs.length > 0}
              onInvite={() => setInvited(person)}
            />
          ))}
        </List>
      </Card>
      {showMore && (
        <div>
          <PlainButton variant="light" isPending={state === 'pending'} onPress={showMore}>
            {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </PlainButton>
        </div>
      )}
      {invited && (
        <Suspense fallback={null}>
          <InviteDialog person={invited} jobs={context.jobs} jobId={view.jobId} onClose={() => setInvited(null)} />
        </Suspense>
      )}
    </>
  )
}

function Nobody({ view }: { view: PeopleView }) {
  const { t } = useLingui()
  if (isFiltered(view))
    return (
      <EmptyState
        title={t`Nobody matches`}
        action={
          <LinkButton href={viewHref({ ...view, ...noFilters })}>
            <Trans>Clear filters</Trans>
          </LinkButton>
        }
      >
        <Trans>Remove a skill or ask for less overlap. Each filter narrows the results.</Trans>
      </EmptyState>
    )
  return view.listId ? (
    <EmptyState title={t`This list is empty`}>
      <Trans>Add people from their row in “All people”. Anyone who hides from your company disappears from it.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={t`Nobody can be found yet`}>
      <Trans>People appear here once they have completed their work profile and are open to offers.</Trans>
    </EmptyState>
  )
}
