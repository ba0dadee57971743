import { useRef, useState } from 'react'
import { showToast } from '#web/ui/toast.tsx'

/** A panel of the top bar whose code is loaded on the first click. `lostText` is shown when loading fails. */
export function useLazyPanel(load: () => Promise<unknown>, loadFailedText: string) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  async function toggle() {
    if (isOpen) return setIsOpen(false)
    try {
      await load()
      setIsOpen(true)
    } catch {
      await showToast({ text: loadFailedText, isFailure: true })
    }
  }
  return {
    isOpen,
    buttonProps: {
      ref: triggerRef,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onClick: () => void toggle(),
    },
    panelProps: { triggerRef, onClose: () => setIsOpen(false) },
  } as const
}
