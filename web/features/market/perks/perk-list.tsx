import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { List } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { type PerkPlace, perksHref, perksQuery } from './perk-queries.ts'
import { PerkRow } from './perk-row.tsx'
import styles from './perks.module.css'

export function PerkList({ where }: { where: PerkPlace }) {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(perksQuery(where))
  const { items, state, showMore } = useLivePages(first, (cursor) => perksQuery(where, cursor))
  return (
    <>
      {items.length === 0 ? (
        <EmptyState title={t`No perks where you live yet`}>
          <Trans>Perks are benefits from partners, such as desk space or insurance.</Trans>
        </EmptyState>
      ) : (
        <Card padding="flush">
          <List label={t`Perks`}>
            {items.map((perk) => (
              <PerkRow key={perk.id} perk={perk} />
            ))}
          </List>
        </Card>
      )}
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
      {where === 'everywhere' ? (
        <p className={styles.small}>
          <Link to={perksHref('here')}>
            <Trans>Show only perks that work where I live</Trans>
          </Link>
        </p>
      ) : (
        first.elsewhere > 0 && (
          <p className={styles.small}>
            <Plural
              value={first.elsewhere}
              one="# perk does not work where you live and is hidden."
              other="# perks do not work where you live and are hidden."
            />{' '}
            <Link to={perksHref('everywhere')}>
              <Trans>Show all perks</Trans>
            </Link>
          </p>
        )
      )}
    </>
  )
}
