import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import styles from './button.module.css'
import { type Glyph, Icon } from './icon.tsx'

/**
 * filled: one per view. outline: everything else. light: repeated in lists. text: secondary, such as cancel.
 * danger: inside a confirm dialog only. sun: the main action on a deep panel.
 */
export type ButtonVariant = 'filled' | 'outline' | 'light' | 'text' | 'danger' | 'danger-text' | 'sun'

export type ButtonLook = {
  variant?: ButtonVariant
  size?: 'medium' | 'large'
  isWide?: boolean
  icon?: Glyph
  children: ReactNode
}

type ButtonProps = ButtonLook &
  Omit<AriaButtonProps, 'children' | 'className' | 'style'> & {
    ref?: Ref<HTMLButtonElement>
    'data-next-focus'?: string
  }

export function Button({ variant = 'outline', size = 'medium', isWide, icon, children, ...props }: ButtonProps) {
  const { t } = useLingui()
  return (
    <AriaButton
      {...props}
      className={styles.button ?? ''}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {/* The label stays in place, invisible, so that the button keeps its width and its accessible name */}
      <span className={styles.label}>
        {icon && <Icon glyph={icon} />}
        {children}
      </span>
      {props.isPending && <span className={styles.spinner} role="progressbar" aria-label={t`in progress`} />}
    </AriaButton>
  )
}
