import type { Ref } from 'react'
import { type Glyph, Icon } from './icon.tsx'
import styles from './icon-button.module.css'

type PlainIconButtonProps = {
  glyph: Glyph
  /** What the button does, in words: the drawing alone tells nothing. */
  label: string
  size?: 16 | 18 | 20 | 22
  isDisabled?: boolean
  'aria-pressed'?: boolean
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
}

/** The browser's own button, for lists and the pages people see first: looks like an IconButton, loads no press handling. */
export function PlainIconButton({
  glyph,
  label,
  size = 20,
  isDisabled = false,
  onPress,
  ...props
}: PlainIconButtonProps) {
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
      <Icon glyph={glyph} size={size} />
    </button>
  )
}
