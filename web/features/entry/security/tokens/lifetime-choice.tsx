import { Plural, useLingui } from '@lingui/react/macro'
import { tokenLifetimes } from '#shared/features/entry/security/security-limits.ts'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'

export type TokenLifetime = (typeof tokenLifetimes)[number]

/** Long enough for most scripts, short enough to prompt a regular review. */
export const DEFAULT_DAYS: TokenLifetime = 90

export function LifetimeChoice({ days, onChange }: { days: TokenLifetime; onChange: (days: TokenLifetime) => void }) {
  const { t } = useLingui()
  return (
    <RadioGroup
      name="days"
      label={t`Expires after`}
      value={String(days)}
      onChange={(value) => {
        const chosen = tokenLifetimes.find((known) => String(known) === value)
        if (chosen) onChange(chosen)
      }}
    >
      {tokenLifetimes.map((lifetime) => (
        <Radio key={lifetime} value={String(lifetime)}>
          <Plural value={lifetime} one="# day" other="# days" />
        </Radio>
      ))}
    </RadioGroup>
  )
}
