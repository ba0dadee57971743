import { Trans, useLingui } from '@lingui/react/macro'
import type { ShownProposal } from '#shared/features/market/proposals/proposals.contract.ts'
import { OrderTime } from '#web/features/market/orders/order-time.tsx'
import { Days, Revisions } from '#web/features/market/services/service-row.tsx'
import { useTaxText } from '#web/features/market/services/service-words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Country } from '#web/ui/country.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Money } from '#web/ui/money.tsx'
import styles from './proposals.module.css'

type TermsProps = { terms: NonNullable<ShownProposal['terms']>; seller: NonNullable<ShownProposal['seller']> }

export function ProposalTerms({ terms, seller }: TermsProps) {
  const { t } = useLingui()
  const tax = useTaxText()[terms.tax]
  const { scope, price, currency, days, revisions, expiresAt } = terms
  return (
    <>
      <div className={styles.head}>
        <Avatar name={seller.name} />
        <span className={styles.title}>
          <bdi translate="no">{seller.name}</bdi>
        </span>
        {seller.country && <Country code={seller.country} />}
        {seller.isIdentityChecked && (
          <Chip tone="ok" size="small">
            <Trans>Identity checked</Trans>
          </Chip>
        )}
      </div>
      <Card title={<Trans>The work</Trans>}>
        <p className={styles.text} translate="no" dir="auto">
          {scope}
        </p>
      </Card>
      <Card title={<Trans>Terms</Trans>}>
        <DefinitionList
          items={[
            { term: t`Price`, value: <Money amount={{ amount: price, currency }} format="full" /> },
            { term: tax.short, value: tax.long },
            { term: t`Delivery`, value: <Days days={days} /> },
            { term: t`Revisions`, value: <Revisions count={revisions} /> },
            { term: t`Open until`, value: <OrderTime at={expiresAt} otherZone={seller.timeZone} /> },
          ]}
        />
      </Card>
    </>
  )
}
