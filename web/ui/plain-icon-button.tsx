import type { Ref } from 'react'
import { type Glyph, Icon } from './icon.tsx'
import styles from './icon-button.module.css'

type PlainIconButtonProps = {
  glyph: Glyph
  /** The accessible name: the icon alone says nothing. */
  label: string
  size?: 16 | 18 | 20 | 22
  isDisabled?: boolean
  'aria-pressed'?: boolean
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
  'data-next-focus'?: string
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
}

/** A native button for lists and landing pages: looks like an IconButton without React Aria's press handling. */
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
