import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import type { DialogProps } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './sheet.module.css'

type SheetProps = DialogProps & {
  /** Beside the title: "Clear all". */
  extra?: ReactNode
}

/** Rises from the foot of the phone; on desktop a drawer at the end side. The main button carries the result count. */
export function Sheet({ title, extra, actions, children, ...props }: SheetProps) {
  const { t } = useLingui()
  return (
    <ModalOverlay {...props} isDismissable className={styles.scrim ?? ''}>
      <Modal className={styles.modal ?? ''}>
        <AriaDialog className={styles.sheet ?? ''}>
          {({ close }) => (
            <>
              <header className={styles.header}>
                <Heading slot="title" className={styles.title ?? ''}>
                  {title}
                </Heading>
                {extra}
                <IconButton glyph={IconX} size={22} label={t`Close`} onPress={close} />
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
