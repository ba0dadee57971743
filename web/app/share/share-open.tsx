import { Trans } from '@lingui/react/macro'
import { IconShare3 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import type { ShareContent } from './share-networks.ts'

const ShareSheet = lazyPart(async () => (await import('./share-sheet.tsx')).ShareSheet)

/** Opens the ways to share; their code comes with the first press. */
export function ShareOpen({ content, isWide = false }: { content: ShareContent; isWide?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PlainButton icon={IconShare3} isWide={isWide} onPress={() => setIsOpen(true)}>
        <Trans>Share</Trans>
      </PlainButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareSheet content={content} isOpen onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
