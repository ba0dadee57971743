import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import { EndedCallout } from './ended-callout.tsx'
import { LiveCallout } from './live-callout.tsx'
import type { NextProps } from './next-frame.tsx'

/** The one thing that matters now: what to do, who is expected to act, or how it ended. */
export function NextCallout(props: NextProps) {
  return isLive(props.application.status) ? <LiveCallout {...props} /> : <EndedCallout {...props} />
}
