import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'

const MoveDialog = lazyPart(async () => (await import('./move-dialog.tsx')).MoveDialog)

type MoveButtonProps = { interview: Interview; name: string; side: 'talent' | 'company' }

/** Hidden where no other time can be proposed. */
export function MoveButton({ interview, name, side }: MoveButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!interview.can.includes('ask_to_move')) return null
  return (
    <>
      <PlainButton onPress={() => setIsOpen(true)}>
        {interview.movesFreely ? <Trans>Move it</Trans> : <Trans>Ask to move</Trans>}
      </PlainButton>
      <Suspense fallback={null}>
        {isOpen && <MoveDialog interview={interview} name={name} side={side} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
