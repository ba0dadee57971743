import { Trans } from '@lingui/react/macro'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'

export const handle = { frame: { width: 'wide' } } satisfies FrameHandle

export default function ApiReferencePage() {
  return (
    <h1 tabIndex={-1}>
      <Trans>API reference</Trans>
    </h1>
  )
}
