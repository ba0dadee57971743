import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components'
import { IconButton } from './icon-button.tsx'

export type DialogProps = Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange' | 'defaultOpen'> & {
  title: ReactNode
  /** The buttons at the bottom, the main one last. */
  actions?: ReactNode
  children: ReactNode
  /** For tables. */
  isWide?: boolean
}

type ModalFrameProps = DialogProps & {
  /** Position and animation: dialog.module.css or sheet.module.css. */
  styles: CSSModuleClasses
  extra?: ReactNode
  crossSize: 20 | 22
}

/** The content of dialogs and sheets: title, close button, body, and buttons at the bottom. */
export function ModalFrame({ styles, title, extra, crossSize, actions, children, isWide, ...props }: ModalFrameProps) {
  const { t } = useLingui()
  return (
    <ModalOverlay {...props} isDismissable className={styles['scrim'] ?? ''}>
      <Modal className={styles['modal'] ?? ''} data-wide={isWide || undefined}>
        <AriaDialog className={styles['dialog'] ?? ''}>
          {({ close }) => (
            <>
              <header className={styles['header']}>
                <Heading slot="title" className={styles['title'] ?? ''}>
                  {title}
                </Heading>
                {extra}
                <IconButton glyph={IconX} size={crossSize} label={t`Close`} onPress={close} />
              </header>
              <div className={styles['body']}>{children}</div>
              {actions && <footer className={styles['actions']}>{actions}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
