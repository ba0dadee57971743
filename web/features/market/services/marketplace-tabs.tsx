import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './marketplace.module.css'
import { MARKETPLACE, marketCountsQuery } from './service-queries.ts'

const tabViews = ['services', 'perks', 'mine', 'orders'] as const
/** The last one has no tab. */
export const marketViews = [...tabViews, 'billing'] as const
export type MarketView = (typeof marketViews)[number]

export const viewHref = (view: MarketView): string =>
  view === 'services' ? MARKETPLACE : `${MARKETPLACE}?show=${view}`

export function MarketplaceHead({ view }: { view: MarketView }) {
  const { t, i18n } = useLingui()
  const identity = useIdentity()
  const isTalent = identity?.roles.includes('talent') ?? false
  const { data: counts } = useSuspenseQuery(marketCountsQuery)
  const country = identity?.country ?? null
  const place = country && (displayNames(i18n.locale, { type: 'region', fallback: 'code' }).of(country) ?? country)
  const labels = {
    services: t`Services`,
    perks: place ? t`Perks in ${place}` : t`Perks`,
    mine: t`My services`,
    orders: t`Orders`,
  }
  const views = tabViews.filter((one) => one !== 'mine' || isTalent)
  return (
    <>
      <PageHeader
        title={<Trans>Marketplace</Trans>}
        lead={<Trans>Work with a fixed scope, price and date, from people all over the world.</Trans>}
        actions={
          isTalent && (
            <LinkButton href={`${MARKETPLACE}?show=mine&edit=new`} icon={IconPlus}>
              <Trans>Offer a service</Trans>
            </LinkButton>
          )
        }
      />
      <SegmentedLinks
        label={t`Marketplace`}
        links={views.map((one) => ({
          href: viewHref(one),
          label: (
            <>
              <span suppressHydrationWarning>{labels[one]}</span>{' '}
              <span className={styles.tabCount}>{i18n.number(counts[one])}</span>
            </>
          ),
          isCurrent: one === view,
        }))}
      />
    </>
  )
}
