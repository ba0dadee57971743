import { type Glyph, Icon } from './icon.tsx'
import styles from './icon-button.module.css'

type PlainIconButtonProps = {
  glyph: Glyph
  /** What the button does, in words: the drawing alone tells nothing. */
  label: string
  isDisabled?: boolean
  'aria-pressed'?: boolean
  onPress: () => void
}

/** The browser's own button, for lists and the pages people see first: looks like an IconButton, loads no press handling. */
export function PlainIconButton({ glyph, label, isDisabled = false, onPress, ...props }: PlainIconButtonProps) {
  return (
    <button
      {...props}
      type="button"
      disabled={isDisabled}
      className={styles.button}
      data-disabled={isDisabled || undefined}
      aria-label={label}
      onClick={onPress}
    >
      <Icon glyph={glyph} size={20} />
    </button>
  )
}
