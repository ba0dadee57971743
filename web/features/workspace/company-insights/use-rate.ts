import { useLingui } from '@lingui/react/macro'

/** `12 of 30 (40%)`: a rate always shows the people behind it. */
export function useRate() {
  const { t, i18n } = useLingui()
  return (part: number, whole: number): string => {
    if (whole === 0) return t`nobody yet`
    const percent = i18n.number(part / whole, { style: 'percent' })
    return t`${part} of ${whole} (${percent})`
  }
}
