import { useLingui } from '@lingui/react/macro'
import styles from './button.module.css'
import type { ButtonLook } from './button.tsx'
import { Icon } from './icon.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

export type PlainButtonProps = ButtonLook & {
  type?: 'button' | 'submit'
  isPending?: boolean
  isDisabled?: boolean
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
  onPress,
  children,
  ...props
}: PlainButtonProps) {
  const { t } = useLingui()
  const isHydrated = useIsHydrated()
  return (
    <>
      <button
        {...props}
        type={type === 'submit' ? 'submit' : 'button'}
        // Nothing handles the click before hydration; while disabled, Enter in a field does not submit either.
        disabled={!isHydrated || isDisabled}
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
