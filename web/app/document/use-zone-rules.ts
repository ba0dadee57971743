import { useState } from 'react'
import { overrideRules, type ZoneRules } from '#shared/kit/time-zones.ts'
import { isBrowser } from '../runtime.ts'

/** Applied before the children render. Not on the server, which has the rules and serves many pages at once. */
export function useZoneRules(rules: Readonly<Record<string, ZoneRules>> | undefined): void {
  useState(() => {
    if (isBrowser && rules) overrideRules(rules)
  })
}
