import styles from './qr-code.module.css'

type QrCodeProps = { size: number; path: string; label: string }

/** Dark on light in both themes: many cameras read nothing else. The quiet zone is part of the code. */
export function QrCode({ size, path, label }: QrCodeProps) {
  const quiet = 4
  const side = size + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qr}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
