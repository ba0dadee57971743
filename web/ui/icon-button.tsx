import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { type Glyph, Icon } from './icon.tsx'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  glyph: Glyph
  /** The accessible name: the icon alone says nothing. */
  label: string
  size?: 16 | 18 | 20 | 22
  isMirrored?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ glyph, label, size = 20, isMirrored = false, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} className={styles.button ?? ''} aria-label={label}>
      <Icon glyph={glyph} size={size} isMirrored={isMirrored} />
    </AriaButton>
  )
}
