import { useLingui } from '@lingui/react/macro'
import styles from './two-factor.module.css'

/** Dark on light in both themes: many cameras read nothing else. The quiet zone is part of the code. */
export function QrCode({ size, path }: { size: number; path: string }) {
  const { t } = useLingui()
  const quiet = 4
  const side = size + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={t`QR code for your authenticator app`}
      className={styles.qr}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
