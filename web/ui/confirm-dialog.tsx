import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { TextField } from './text-field.tsx'

export type ConfirmRequest = {
  /** The question with the object's name: "Withdraw from Fjordpay?" */
  title: string
  /** The consequences of confirming. */
  consequences: ReactNode
  /** Both labels are verbs: "Keep application", "Withdraw". */
  keepLabel: string
  actionLabel: string
  isDanger?: boolean
  /** A word the user has to type first; for deleting an account only. */
  wordToType?: string
}

type ConfirmDialogProps = { request: ConfirmRequest; onAnswer: (isConfirmed: boolean) => void }

/** For what cannot be undone; anything else is done at once and offers "Undo" in a toast. Ask with confirm(). */
export function ConfirmDialog({ request, onAnswer }: ConfirmDialogProps) {
  const { title, consequences, keepLabel, actionLabel, isDanger = true, wordToType } = request
  const [typed, setTyped] = useState('')
  const isTyped = !wordToType || typed.trim().toLowerCase() === wordToType.toLowerCase()
  return (
    <ModalOverlay isOpen onOpenChange={() => onAnswer(false)} className={styles.scrim ?? ''}>
      <Modal className={styles.modal ?? ''}>
        <AriaDialog role="alertdialog" className={styles.dialog ?? ''}>
          <Heading slot="title" className={styles.title ?? ''}>
            {title}
          </Heading>
          <div className={styles.question}>
            {typeof consequences === 'string' ? <p>{consequences}</p> : consequences}
            {wordToType && (
              <TextField
                label={<Trans>Type “{wordToType}” to confirm</Trans>}
                value={typed}
                onChange={setTyped}
                autoComplete="off"
              />
            )}
          </div>
          <footer className={styles.actions}>
            <Button autoFocus onPress={() => onAnswer(false)}>
              {keepLabel}
            </Button>
            <Button variant={isDanger ? 'danger' : 'filled'} isDisabled={!isTyped} onPress={() => onAnswer(true)}>
              {actionLabel}
            </Button>
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
