import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

export type DialogProps = Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange' | 'defaultOpen'> & {
  title: ReactNode
  /** The buttons at the foot, the main one last. */
  actions?: ReactNode
  children: ReactNode
}

/** In the middle of the page, above everything. Inside a DialogTrigger, or with isOpen. */
export function Dialog({ title, actions, children, ...props }: DialogProps) {
  const { t } = useLingui()
  return (
    <ModalOverlay {...props} isDismissable className={styles.scrim ?? ''}>
      <Modal className={styles.modal ?? ''}>
        <AriaDialog className={styles.dialog ?? ''}>
          {({ close }) => (
            <>
              <header className={styles.header}>
                <Heading slot="title" className={styles.title ?? ''}>
                  {title}
                </Heading>
                <IconButton glyph={IconX} label={t`Close`} onPress={close} />
              </header>
              <div className={styles.body}>{children}</div>
              {actions && <footer className={styles.actions}>{actions}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
