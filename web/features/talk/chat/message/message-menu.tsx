import { Trans, useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { MessageContext } from '../message-list/message-run.tsx'
import { MESSAGE_ATTRIBUTE } from '../message-list/use-message-keys.ts'
import styles from './message-menu.module.css'

const MessagePanel = lazyPart(async () => (await import('./message-panel.tsx')).MessagePanel)

export type MessageMenuProps = MessageContext & { message: Message; isOwn: boolean }

/** Next to every message; one of them is the tab stop, arrow keys lead to the others. */
export function MessageMenu(props: MessageMenuProps) {
  const { message, keys } = props
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const start = message.body.slice(0, 40)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={start ? t`Reply or react to: ${start}` : t`Reply or react`}
        tabIndex={keys.stopId === message.id ? 0 : -1}
        onClick={() => setIsOpen(true)}
        onKeyDown={keys.onKeyDown}
        {...{ [MESSAGE_ATTRIBUTE]: message.id }}
      >
        <Icon glyph={IconDots} />
      </button>
      {isOpen && (
        <Suspense
          fallback={
            <span role="status" className="visually-hidden">
              <Trans>Loading</Trans>
            </span>
          }
        >
          <MessagePanel {...props} triggerRef={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
