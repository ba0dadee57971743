import { Trans } from '@lingui/react/macro'
import { IconPlaneDeparture } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'

const TravelDialog = lazyPart(async () => (await import('./travel-dialog.tsx')).TravelDialog)

export function TravelButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PlainButton icon={IconPlaneDeparture} onPress={() => setIsOpen(true)}>
        <Trans>Planned travel</Trans>
      </PlainButton>
      {isOpen && (
        <Suspense fallback={null}>
          <TravelDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
