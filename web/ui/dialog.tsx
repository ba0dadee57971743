import styles from './dialog.module.css'
import { type DialogProps, ModalFrame } from './modal-frame.tsx'

/** Centred above the page. Use it inside a DialogTrigger, or with isOpen. */
export const Dialog = (props: DialogProps) => <ModalFrame {...props} styles={styles} crossSize={20} />
