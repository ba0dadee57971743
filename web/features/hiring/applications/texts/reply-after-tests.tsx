import { Trans } from '@lingui/react/macro'

/** Explains why a reply is due later than promised. */
export function ReplyAfterTests() {
  return <Trans>Their reply period starts when you finish your test, or at its deadline.</Trans>
}
