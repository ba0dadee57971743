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
  onPress?: () => void
}

/** The browser's own button, for the pages people see first: it looks like a Button and loads no press handling. */
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
        // Until the scripts are there nobody answers; Enter in a field does nothing either while its button is disabled.
        disabled={!isHydrated || isDisabled}
        className={styles.button}
        data-variant={variant}
        data-size={size}
        data-wide={isWide || undefined}
        data-disabled={isDisabled || undefined}
        data-pending={isPending || undefined}
        // Not `disabled`, which would drop the focus of whoever has just pressed it.
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
      {/* Beside the button, because what changes inside one is not read out */}
      <span className="visually-hidden" role="status">
        {isPending && t`in progress`}
      </span>
    </>
  )
}
