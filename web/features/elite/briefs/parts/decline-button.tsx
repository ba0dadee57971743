import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { OwnBrief } from '#shared/features/elite/briefs/briefs.contract.ts'
import { isOffered } from '#shared/features/elite/briefs/interest-status.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'

const DeclineDialog = lazyPart(async () => (await import('./decline-dialog.tsx')).DeclineDialog)

export function DeclineButton({ brief }: { brief: OwnBrief }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PlainButton onPress={() => setOpen(true)}>
        {isOffered(brief.status) ? <Trans>Decline</Trans> : <Trans>Withdraw</Trans>}
      </PlainButton>
      {isOpen && (
        <Suspense fallback={null}>
          <DeclineDialog brief={brief} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
