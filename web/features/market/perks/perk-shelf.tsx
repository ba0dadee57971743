import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { List } from '#web/ui/list-row.tsx'
import { perksHref, topPerksQuery } from './perk-queries.ts'
import { PerkRow } from './perk-row.tsx'

/** A few of the perks that work where the reader lives, beside something else. */
export function PerkShelf({ total }: { total: number }) {
  const { t, i18n } = useLingui()
  const { data } = useSuspenseQuery(topPerksQuery)
  if (data.items.length === 0) return null
  const country =
    data.country && (displayNames(i18n.locale, { type: 'region', fallback: 'code' }).of(data.country) ?? data.country)
  const title = country ? t`Perks that work in ${country}` : t`Perks that work everywhere`
  return (
    <Card
      padding="flush"
      title={<span suppressHydrationWarning>{title}</span>}
      aside={
        <Link to={perksHref('here')}>
          <Trans>All {i18n.number(total)}</Trans>
        </Link>
      }
    >
      <List label={title}>
        {data.items.map((perk) => (
          <PerkRow key={perk.id} perk={perk} />
        ))}
      </List>
    </Card>
  )
}
