import { Trans } from '@lingui/react/macro'

/** Why a reply is due later than the days the company promises, counted from today. */
export function ReplyAfterTests() {
  return <Trans>Their reply period starts when you finish your test, or at its deadline.</Trans>
}
