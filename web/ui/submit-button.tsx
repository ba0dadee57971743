import { useLingui } from '@lingui/react/macro'
import styles from './button.module.css'
import type { ButtonLook } from './button.tsx'
import { Icon } from './icon.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

type SubmitButtonProps = ButtonLook & { isPending?: boolean }

/** Sends the form it stands in. The browser knows how to do that, so a page with a form alone loads no press handling. */
export function SubmitButton({
  variant = 'filled',
  size = 'medium',
  isWide,
  icon,
  isPending = false,
  children,
}: SubmitButtonProps) {
  const { t } = useLingui()
  const isHydrated = useIsHydrated()
  return (
    <>
      <button
        type="submit"
        // Until the scripts are there nobody answers; Enter in a field does nothing either while its button is disabled.
        disabled={!isHydrated}
        className={styles.button}
        data-variant={variant}
        data-size={size}
        data-wide={isWide || undefined}
        data-pending={isPending || undefined}
        // Not `disabled`, which would drop the focus of whoever has just pressed it.
        aria-disabled={isPending || undefined}
        onClick={(event) => {
          if (isPending) event.preventDefault()
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
