import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  MAX_BILLING_CITY,
  MAX_BILLING_NAME,
  MAX_POSTCODE,
  MAX_STREET,
  MAX_TAX_NUMBER,
} from '#shared/features/market/invoices/invoice-limits.ts'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Name = 'name' | 'street' | 'postcode' | 'city' | 'vatId'
type FieldProps = {
  name: string
  value: string
  onChange: (value: string) => void
  onFocus: () => void
  onBlur: () => void
}
type AddressFieldsProps = {
  field: (name: Name) => FieldProps
  country: string | null
  onCountry: (code: string) => void
}

export function AddressFields({ field, country, onCountry }: AddressFieldsProps) {
  const { t } = useLingui()
  const { data: countries } = useQuery(countriesQuery)
  const choices = useMemo(
    () => countries?.map(({ code, name }) => ({ id: code, label: name, lead: <Flag country={code} /> })) ?? [],
    [countries],
  )
  return (
    <>
      <TextField
        {...field('name')}
        label={t`Name on invoices`}
        help={t`The full legal name of the person or company.`}
        maxLength={MAX_BILLING_NAME}
        autoComplete="billing name"
        isRequired
      />
      <TextField
        {...field('street')}
        label={t`Street and number`}
        maxLength={MAX_STREET}
        autoComplete="billing street-address"
        isOptional
      />
      <FieldPair>
        <TextField
          {...field('postcode')}
          label={t`Postal code`}
          maxLength={MAX_POSTCODE}
          autoComplete="billing postal-code"
          isOptional
        />
        <TextField
          {...field('city')}
          label={t`City`}
          maxLength={MAX_BILLING_CITY}
          autoComplete="billing address-level2"
          isOptional
        />
      </FieldPair>
      <FieldPair>
        <ComboBox
          // Remount when the list arrives, so that it shows the name of the saved country.
          key={choices.length}
          name="country"
          isDisabled={choices.length === 0}
          label={t`Country`}
          menuTrigger="input"
          placeholder={t`Choose`}
          choices={choices}
          value={country}
          onChange={(key) => typeof key === 'string' && onCountry(key)}
          isRequired
        />
        <TextField {...field('vatId')} label={t`VAT ID`} maxLength={MAX_TAX_NUMBER} isOptional />
      </FieldPair>
    </>
  )
}
