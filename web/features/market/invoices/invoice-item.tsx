import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Invoice, invoices } from '#shared/features/market/invoices/invoices.contract.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import type { OrderScope } from '#web/features/market/orders/order-queries.ts'
import buttonStyles from '#web/ui/button.module.css'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { CreditForm } from './credit-form.tsx'
import { invoiceFileHref, refreshInvoices } from './invoice-queries.ts'
import styles from './invoices.module.css'

export function InvoiceItem({ invoice, scope }: { invoice: Invoice; scope: OrderScope }) {
  const { id, kind, number, total, currency, reason } = invoice
  return (
    <div className={styles.invoice}>
      <div className={styles.head}>
        <p className={styles.title}>
          {kind === 'invoice' ? <Trans>Invoice {number}</Trans> : <Trans>Credit note {number}</Trans>}
        </p>
        <InvoiceState invoice={invoice} />
      </div>
      <p className={styles.small}>
        <Money amount={{ amount: total, currency }} format="full" /> <InvoiceFacts invoice={invoice} />
      </p>
      {reason !== '' && (
        <p className={styles.small} translate="no" dir="auto">
          {reason}
        </p>
      )}
      <div className={styles.actions}>
        <a
          className={buttonStyles.button}
          data-variant="outline"
          data-size="medium"
          href={invoiceFileHref(scope, id)}
          download
        >
          <span className={buttonStyles.label}>
            <Icon glyph={IconDownload} />
            <Trans>Download PDF</Trans>
          </span>
        </a>
      </div>
      {invoice.isOwn && kind === 'invoice' && !invoice.isCredited && <SellerActions invoice={invoice} />}
    </div>
  )
}

function InvoiceState({ invoice: { kind, isCredited, paidAt } }: { invoice: Invoice }) {
  if (kind === 'credit_note') return null
  if (isCredited)
    return (
      <Chip size="small">
        <Trans>Cancelled</Trans>
      </Chip>
    )
  return paidAt ? (
    <Chip size="small" tone="ok">
      <Trans>Paid</Trans>
    </Chip>
  ) : (
    <Chip size="small" tone="warn">
      <Trans>Not paid yet</Trans>
    </Chip>
  )
}

function InvoiceFacts({ invoice: { issuedOn, dueOn, tax, currency, paidAt, isCredited } }: { invoice: Invoice }) {
  const { i18n } = useLingui()
  // Server and browser may ship different ICU versions; keep the server's text instead of failing hydration.
  const dayOf = (date: string) => (
    <time dateTime={date} suppressHydrationWarning>
      {formatFullDate(Date.parse(`${date}T12:00:00Z`), 'UTC', i18n.locale)}
    </time>
  )
  return (
    <>
      {tax > 0 && (
        <>
          <Trans>
            including <Money amount={{ amount: tax, currency }} format="full" /> VAT
          </Trans>{' '}
        </>
      )}
      {' · '}
      <Trans>issued on {dayOf(issuedOn)}</Trans>
      {dueOn !== null && paidAt === null && !isCredited && (
        <>
          {' · '}
          <Trans>due on {dayOf(dueOn)}</Trans>
        </>
      )}
    </>
  )
}

function SellerActions({ invoice: { id, paidAt } }: { invoice: Invoice }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [isCrediting, setIsCrediting] = useState(false)
  const paying = useMutation({
    mutationFn: () =>
      callApi<typeof invoices.pay>(client, 'PUT /talent/api/invoices/:id/paid', {
        params: { id },
        body: { isPaid: paidAt === null },
      }),
    onSettled: () => refreshInvoices(cache),
  })
  const problem = describeFailure(i18n, paying.error)
  return (
    <>
      <div className={styles.actions}>
        <PlainButton isPending={paying.isPending} onPress={() => paying.mutate()}>
          {paidAt === null ? <Trans>Mark as paid</Trans> : <Trans>Mark as not paid</Trans>}
        </PlainButton>
        {!isCrediting && (
          <PlainButton variant="text" onPress={() => setIsCrediting(true)}>
            <Trans>Cancel with a credit note</Trans>
          </PlainButton>
        )}
      </div>
      {isCrediting && <CreditForm id={id} onClose={() => setIsCrediting(false)} />}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
