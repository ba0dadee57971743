import { useLingui } from '@lingui/react/macro'
import type { SignedInDevice } from '#shared/features/entry/security/security.contract.ts'

/** For example 'Firefox on Windows', as far as the browser reveals it. */
export function useDeviceText(): (device: SignedInDevice['device']) => string {
  const { t } = useLingui()
  return ({ browser, system }) => {
    if (browser && system) return t`${browser} on ${system}`
    return browser ?? system ?? t`Unknown device`
  }
}
