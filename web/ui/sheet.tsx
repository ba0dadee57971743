import type { ReactNode } from 'react'
import { type DialogProps, ModalFrame } from './modal-frame.tsx'
import styles from './sheet.module.css'

type SheetProps = DialogProps & {
  /** Beside the title: "Clear all". */
  extra?: ReactNode
}

/** Slides up from the bottom on phones; a drawer at the end side on desktop. The main button shows the result count. */
export const Sheet = (props: SheetProps) => <ModalFrame {...props} styles={styles} crossSize={22} />
