import { Trans, useLingui } from '@lingui/react/macro'
import { equityKinds } from '#shared/features/hiring/offers/offer-limits.ts'
import type { OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Select } from '#web/ui/select.tsx'

type Equity = NonNullable<OfferTerms['equity']>

const usual: Equity = { kind: 'options', units: 1_000, vestMonths: 48, cliffMonths: 12 }

type EquityFieldsProps = { equity: Equity | null; onChange: (equity: Equity | null) => void }

export function EquityFields({ equity, onChange }: EquityFieldsProps) {
  const { t } = useLingui()
  const kinds = { options: t`Stock options`, shares: t`Shares`, rsu: t`Restricted stock units` }
  const count = (name: 'units' | 'vestMonths' | 'cliffMonths', given: Equity) => ({
    name: `terms.equity.${name}`,
    minValue: 0,
    value: given[name],
    onChange: (value: number) => onChange({ ...given, [name]: Number.isNaN(value) ? 0 : value }),
  })
  return (
    <>
      <Checkbox isSelected={equity !== null} onChange={(isOffered) => onChange(isOffered ? usual : null)}>
        <Trans>Include equity</Trans>
      </Checkbox>
      {equity && (
        <>
          <FieldPair>
            <Select
              label={t`Kind of equity`}
              choices={equityKinds.map((id) => ({ id, label: kinds[id] }))}
              value={equity.kind}
              onChange={(key) => onChange({ ...equity, kind: equityKinds.find((one) => one === key) ?? equity.kind })}
            />
            <NumberField {...count('units', equity)} label={t`Units`} />
          </FieldPair>
          <FieldPair>
            <NumberField {...count('vestMonths', equity)} label={t`Vesting period (months)`} />
            <NumberField {...count('cliffMonths', equity)} label={t`Cliff (months)`} />
          </FieldPair>
        </>
      )}
    </>
  )
}
