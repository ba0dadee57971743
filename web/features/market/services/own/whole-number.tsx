import { majorUnits, moneyFromMajor } from '#shared/kit/money.ts'
import { TextField } from '#web/ui/text-field.tsx'

type NumberProps = {
  label: string
  help?: string
  value: number
  problem: string | undefined
  onChange: (value: number) => void
}

const digitsOf = (text: string): number => Number(text.replace(/\D/g, '').slice(0, 9))

export function WholeNumber({ value, onChange, ...props }: NumberProps) {
  return (
    <TextField {...props} inputMode="numeric" value={String(value)} onChange={(text) => onChange(digitsOf(text))} />
  )
}

type PriceProps = Omit<NumberProps, 'value'> & { amount: number; currency: string }

/** In whole units of the currency; nobody asks for 119.95. */
export function PriceField({ amount, currency, onChange, ...props }: PriceProps) {
  const major = Math.round(majorUnits({ amount, currency }))
  return (
    <TextField
      {...props}
      inputMode="numeric"
      value={major === 0 ? '' : String(major)}
      onChange={(text) => onChange(moneyFromMajor(digitsOf(text), currency).amount)}
    />
  )
}
