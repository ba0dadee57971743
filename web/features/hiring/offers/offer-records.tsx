import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatFullDate } from '#shared/kit/time-format.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { Card } from '#web/ui/card.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { Money } from '#web/ui/money.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { offerRecordsQuery } from './offer-queries.ts'

/** Contracts with people who have deleted their account. */
export function OfferRecords() {
  const { t, i18n } = useLingui()
  const { data: first } = useSuspenseQuery(offerRecordsQuery())
  const { items, state, showMore } = useLivePages(first, offerRecordsQuery)
  if (items.length === 0) return null
  return (
    <>
      <Card title={<Trans>Contracts with deleted accounts</Trans>}>
        <p>
          <Trans>
            You keep the terms, without the person’s details. Your own copy of the PDF can still be checked by its code.
          </Trans>
        </p>
        <List label={t`Contracts with deleted accounts`}>
          {items.map(({ id, title, amount, currency, period, code, sealedAt }) => (
            <ListRow
              key={id}
              title={title}
              meta={
                <span suppressHydrationWarning>
                  <bdi translate="no">{code}</bdi> · {formatFullDate(Date.parse(sealedAt), 'UTC', i18n.locale)}
                </span>
              }
              facts={<Money amount={{ amount, currency }} period={period} format="full" />}
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
