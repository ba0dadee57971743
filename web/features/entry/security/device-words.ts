import { useLingui } from '@lingui/react/macro'
import type { SignedInDevice } from '#shared/features/entry/security/security.contract.ts'

/** 'Firefox on Windows', as far as the browser tells. */
export function useDeviceWords(): (device: SignedInDevice['device']) => string {
  const { t } = useLingui()
  return ({ browser, system }) => {
    if (browser && system) return t`${browser} on ${system}`
    return browser ?? system ?? t`Unknown device`
  }
}
