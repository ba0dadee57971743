import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { MARKETPLACE } from './service-queries.ts'

/** The last one has no tab. */
export const marketViews = ['services', 'perks', 'mine', 'orders', 'billing'] as const
export type MarketView = (typeof marketViews)[number]

export const viewHref = (view: MarketView): string =>
  view === 'services' ? MARKETPLACE : `${MARKETPLACE}?show=${view}`

export function MarketplaceHead({ view }: { view: MarketView }) {
  const { t } = useLingui()
  const isTalent = useIdentity()?.roles.includes('talent') ?? false
  const labels: Partial<Record<MarketView, string>> = {
    services: t`Services`,
    perks: t`Perks`,
    mine: t`My services`,
    orders: t`Orders`,
  }
  const views = marketViews.filter((one) => labels[one] !== undefined && (one !== 'mine' || isTalent))
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
        links={views.map((one) => ({ href: viewHref(one), label: labels[one] ?? '', isCurrent: one === view }))}
      />
    </>
  )
}
