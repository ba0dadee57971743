import { useState } from 'react'
import { overrideRules, type ZoneRules } from '#shared/kit/time-zones.ts'
import { isBrowser } from '../runtime.ts'

/** Before anything below is drawn. The server believes itself: what it told one page is nothing to the next. */
export function useZoneRules(rules: Readonly<Record<string, ZoneRules>> | undefined): void {
  useState(() => {
    if (isBrowser && rules) overrideRules(rules)
  })
}
