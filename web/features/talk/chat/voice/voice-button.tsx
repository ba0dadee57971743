import { useLingui } from '@lingui/react/macro'
import { IconMicrophone } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import type { Unsent } from '../outbox/outbox.ts'

const VoiceDialog = lazyPart(async () => (await import('./voice-dialog.tsx')).VoiceDialog)

type VoiceButtonProps = {
  /** Hidden while there is text: a voice note is sent on its own. */
  isHidden: boolean
  onRecorded: (voice: NonNullable<Unsent['voice']>) => void
}

export function VoiceButton({ isHidden, onRecorded }: VoiceButtonProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  if (isHidden) return null
  return (
    <>
      <PlainIconButton glyph={IconMicrophone} label={t`Record a voice note`} onPress={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <VoiceDialog onClose={() => setIsOpen(false)} onRecorded={onRecorded} />
        </Suspense>
      )}
    </>
  )
}
