import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import styles from './button.module.css'
import type { ButtonLook } from './button.tsx'
import { FormContext } from './form-context.ts'
import { Icon } from './icon.tsx'

export type PlainButtonProps = ButtonLook & {
  type?: 'button' | 'submit'
  /** The id of a form it is not inside of. */
  form?: string
  isPending?: boolean
  isDisabled?: boolean
  /** Submits a GET form, so it need not wait for scripts. */
  worksWithoutScript?: boolean
  'aria-label'?: string
  'aria-pressed'?: boolean
  'data-next-focus'?: string
  onPress?: () => void
}

/** A native button for landing pages: looks like a Button without loading React Aria's press handling. */
export function PlainButton({
  type = 'button',
  variant = 'outline',
  size = 'medium',
  isWide,
  icon,
  isPending = false,
  isDisabled = false,
  worksWithoutScript = false,
  onPress,
  children,
  ...props
}: PlainButtonProps) {
  const { t } = useLingui()
  const { isPlain } = useContext(FormContext)
  return (
    <>
      <button
        {...props}
        type={type === 'submit' ? 'submit' : 'button'}
        disabled={isDisabled}
        data-needs-script={type === 'button' || !(isPlain || worksWithoutScript) || undefined}
        className={styles.button}
        data-variant={variant}
        data-size={size}
        data-wide={isWide || undefined}
        data-disabled={isDisabled || undefined}
        data-pending={isPending || undefined}
        // Not `disabled`, which would take the focus from the person who has just pressed it.
        aria-disabled={isPending || undefined}
        onClick={(event) => {
          if (isPending) event.preventDefault()
          else onPress?.()
        }}
      >
        <span className={styles.label}>
          {icon && <Icon glyph={icon} />}
          {children}
        </span>
        {isPending && <span className={styles.spinner} />}
      </button>
      {/* Next to the button, because changes inside a button are not announced */}
      <span className="visually-hidden" role="status">
        {isPending && t`in progress`}
      </span>
    </>
  )
}
