import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApplyQuestion } from '#shared/features/hiring/apply/apply-form.contract.ts'

type LimitProps = { question: ApplyQuestion }

/** State the limits up front instead of after the fact. */
export function hasLimits({ type, min, max }: ApplyQuestion): boolean {
  // Long text fields have a counter of their own.
  if (type === 'long_text') return (min ?? 0) > 0
  if (type === 'number') return min !== null || max !== null
  return type in kinds && ((min ?? 0) > 0 || max !== null)
}

export function LimitText({ question }: LimitProps) {
  const Words = kinds[question.type as keyof typeof kinds]
  return <Words question={question} />
}

function TextLimits({ question: { type, min, max } }: LimitProps) {
  const least =
    min !== null && min > 0 ? <Plural value={min} one="At least # character." other="At least # characters." /> : null
  const most =
    max !== null && type === 'short_text' ? (
      <Plural value={max} one="At most # character." other="At most # characters." />
    ) : null
  return (
    <>
      {least} {most}
    </>
  )
}

function NumberLimits({ question: { min, max } }: LimitProps) {
  const { i18n } = useLingui()
  const least = min === null ? null : i18n.number(min)
  const most = max === null ? null : i18n.number(max)
  if (least === null) return <Trans>At most {most}.</Trans>
  if (most === null) return <Trans>At least {least}.</Trans>
  return (
    <Trans>
      From {least} to {most}.
    </Trans>
  )
}

function ChoiceLimits({ question: { min, max } }: LimitProps) {
  const least = min === null || min < 1 ? null : min
  if (least === null) return <Plural value={max ?? 0} one="Choose at most one." other="Choose at most #." />
  if (max === null) return <Plural value={least} one="Choose at least one." other="Choose at least #." />
  if (max === least) return <Plural value={least} one="Choose one." other="Choose exactly #." />
  return (
    <Trans>
      Choose between {least} and {max}.
    </Trans>
  )
}

const kinds = { short_text: TextLimits, long_text: TextLimits, number: NumberLimits, multi: ChoiceLimits }
