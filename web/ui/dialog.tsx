import styles from './dialog.module.css'
import { type DialogProps, ModalFrame } from './modal-frame.tsx'

/** In the middle of the page, above everything. Inside a DialogTrigger, or with isOpen. */
export const Dialog = (props: DialogProps) => <ModalFrame {...props} styles={styles} crossSize={20} />
