import { useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import type { ConversationMenuProps } from './conversation-entries.tsx'

const ConversationEntries = lazyPart(async () => (await import('./conversation-entries.tsx')).ConversationEntries)

export function ConversationMenu(props: ConversationMenuProps) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isNeeded, setIsNeeded] = useState(false)
  const label = t`Conversation options`
  return (
    <>
      <PlainIconButton
        ref={button}
        glyph={IconDots}
        size={22}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => {
          setIsNeeded(true)
          setIsOpen(true)
        }}
      />
      {isNeeded && (
        <Suspense fallback={null}>
          <ConversationEntries {...props} label={label} triggerRef={button} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
