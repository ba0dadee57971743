import type { ReactNode } from 'react'
import { type DialogProps, ModalFrame } from './modal-frame.tsx'
import styles from './sheet.module.css'

type SheetProps = DialogProps & {
  /** Beside the title: "Clear all". */
  extra?: ReactNode
}

/** Rises from the foot of the phone; on desktop a drawer at the end side. The main button carries the result count. */
export const Sheet = (props: SheetProps) => <ModalFrame {...props} styles={styles} crossSize={22} />
