import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List } from '#web/ui/list-row.tsx'
import { savedSearchesQuery } from './search-queries.ts'
import { SearchRow } from './search-row.tsx'

/** The saved searches, each with its alert. */
export function SavedSearches() {
  const { t } = useLingui()
  const searches = useQuery(savedSearchesQuery).data ?? []
  return (
    <Card title={<Trans>Saved searches</Trans>} padding="flush">
      {searches.length === 0 ? (
        <EmptyState title={t`No saved searches yet`} headingLevel={3}>
          <Trans>Search for jobs and choose “Create an alert”. We email you when a new job matches.</Trans>
        </EmptyState>
      ) : (
        <List label={t`Saved searches`}>
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} />
          ))}
        </List>
      )}
    </Card>
  )
}
