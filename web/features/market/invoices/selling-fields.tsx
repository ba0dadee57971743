import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OwnBilling } from '#shared/features/market/invoices/billing.contract.ts'
import {
  MAX_PAY_TO,
  MAX_TAX_NOTE,
  MAX_TAX_NUMBER,
  type TaxKind,
  taxKinds,
} from '#shared/features/market/invoices/invoice-limits.ts'
import { Card } from '#web/ui/card.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import styles from './invoices.module.css'

type Values = Pick<OwnBilling, 'tax' | 'taxRate' | 'reverseCharge' | 'payWithin'>
type TextProps = {
  name: string
  value: string
  onChange: (value: string) => void
  onFocus: () => void
  onBlur: () => void
}
type SellingFieldsProps = {
  field: (name: 'taxNumber' | 'taxNote' | 'payTo') => TextProps
  values: Values
  change: (values: Partial<Values>) => void
}

/** What only sellers have to say. Taxes are theirs to know: nothing is guessed. */
export function SellingFields({ field, values, change }: SellingFieldsProps) {
  const { t } = useLingui()
  const { tax, taxRate, reverseCharge, payWithin } = values
  // Kept as typed: '7.' is on its way to 7.7.
  const [rate, setRate] = useState(taxRate === 0 ? '' : String(taxRate))
  const kinds: Record<TaxKind, string> = {
    none: t`No VAT applies to me`,
    exempt: t`I am exempt, for example as a small business`,
    standard: t`I charge VAT`,
  }
  return (
    <Card title={<Trans>If you sell services</Trans>}>
      <div className={styles.stack}>
        <RadioGroup
          name="tax"
          label={t`VAT or sales tax`}
          help={t`Ask your tax office if you are not sure. Your invoices are issued once you have answered this.`}
          value={tax}
          onChange={(key) => change({ tax: taxKinds.find((one) => one === key) ?? null })}
        >
          {taxKinds.map((kind) => (
            <Radio key={kind} value={kind}>
              {kinds[kind]}
            </Radio>
          ))}
        </RadioGroup>
        {tax === 'standard' && (
          <TextField
            name="taxRate"
            label={t`Rate in percent`}
            inputMode="decimal"
            value={rate}
            onChange={(text) => {
              setRate(text)
              const number = Number(text.replace(',', '.'))
              change({ taxRate: Number.isFinite(number) ? number : -1 })
            }}
            isRequired
          />
        )}
        {tax === 'standard' && (
          <TickBox isSelected={reverseCharge} onChange={(isOn) => change({ reverseCharge: isOn })}>
            <Trans>Apply the reverse charge to businesses in other countries with a VAT ID</Trans>
          </TickBox>
        )}
        <TextField
          {...field('taxNumber')}
          label={t`Tax number`}
          help={t`The number your tax office gave you, if it is not a VAT ID.`}
          maxLength={MAX_TAX_NUMBER}
          isOptional
        />
        {tax !== 'standard' && (
          <TextArea
            {...field('taxNote')}
            label={t`Why you charge no VAT`}
            help={t`Printed on the invoice, in the words your tax office asks for.`}
            countTo={MAX_TAX_NOTE}
            rows={2}
            isOptional
          />
        )}
        <TextField
          name="payWithin"
          label={t`Days to pay`}
          inputMode="numeric"
          value={String(payWithin)}
          onChange={(text) => change({ payWithin: Number(text.replace(/\D/g, '').slice(0, 3)) })}
          isRequired
        />
        <TextArea
          {...field('payTo')}
          label={t`How to pay you`}
          help={t`For example your bank account. Printed on the invoice.`}
          countTo={MAX_PAY_TO}
          rows={3}
          isOptional
        />
      </div>
    </Card>
  )
}
