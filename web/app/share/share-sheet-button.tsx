import { Trans, useLingui } from '@lingui/react/macro'
import { IconShare3 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import type { ShareContent } from './share-networks.ts'

const ShareSheet = lazyPart(async () => (await import('./share-sheet.tsx')).ShareSheet)

/** Opens the share options; their code is loaded on the first click. */
export function ShareSheetButton({ content, isIcon = false }: { content: ShareContent; isIcon?: boolean }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {isIcon ? (
        <PlainIconButton glyph={IconShare3} label={t`Share`} onPress={() => setIsOpen(true)} />
      ) : (
        <PlainButton icon={IconShare3} onPress={() => setIsOpen(true)}>
          <Trans>Share</Trans>
        </PlainButton>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ShareSheet content={content} isOpen onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
