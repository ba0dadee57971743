import styles from './button.module.css'
import type { ButtonLook } from './button.tsx'
import { Icon } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

type LinkButtonProps = ButtonLook & Omit<LinkProps, 'children' | 'className' | 'style' | 'to'> & { href: string }

/** A link that looks like a button, for navigation: it works before scripts load. */
export function LinkButton({
  href,
  variant = 'outline',
  size = 'medium',
  isWide,
  icon,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <Link
      {...props}
      to={href}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      <span className={styles.label}>
        {icon && <Icon glyph={icon} />}
        {children}
      </span>
    </Link>
  )
}
