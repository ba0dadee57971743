import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { PerkEditor } from './ops/perk-editor.tsx'
import { opsPerksQuery } from './perk-queries.ts'
import styles from './perks.module.css'

const queries = pageQueries(() => [opsPerksQuery()])
export const loader = queries.server
export const clientLoader = queries.browser

export default function OpsPerksPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <OpsPerks />
    </QueryBoundary>
  )
}

function OpsPerks() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const edited = search.get('perk')
  const { data: first } = useSuspenseQuery(opsPerksQuery())
  const { items, state, showMore } = useLivePages(first, opsPerksQuery)
  const perk = items.find(({ id }) => id === edited)
  if (edited === 'new' || perk) return <PerkEditor key={edited} perk={perk ?? null} />
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Perks</Trans>}
        lead={<Trans>Benefits from partners, shown to people in the countries they are valid in.</Trans>}
        actions={
          <LinkButton variant="filled" href="/ops/perks?perk=new">
            <Trans>Add a perk</Trans>
          </LinkButton>
        }
      />
      {items.length === 0 ? (
        <EmptyState title={t`No perks yet`}>
          <Trans>Add the first one, with the countries where it works.</Trans>
        </EmptyState>
      ) : (
        <Card padding="flush">
          <List label={t`Perks`}>
            {items.map(({ id, title, partner, claims }) => (
              <ListRow
                key={id}
                href={`/ops/perks?perk=${id}`}
                title={<span translate="no">{title}</span>}
                meta={
                  <>
                    <bdi translate="no">{partner}</bdi>
                    {' · '}
                    <Plural value={claims} one="# claim" other="# claims" />
                  </>
                }
              />
            ))}
          </List>
        </Card>
      )}
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </div>
  )
}
