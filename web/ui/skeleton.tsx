import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { PlainButton } from './plain-button.tsx'
import styles from './skeleton.module.css'

// After this long, silence would look like a failure.
const SLOW_AFTER = 8000

type SkeletonProps = {
  /** The shape of what is loading, made of the components below. */
  children: ReactNode
  onCancel?: () => void
}

/** Invisible for the first 200 ms, in CSS alone, so that a fast response does not flash. */
export function Skeleton({ children, onCancel }: SkeletonProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.skeleton}>
      <div aria-hidden="true">{children}</div>
      <div role="status">
        {isSlow ? (
          <p className={styles.slow}>
            <Trans>Still loading. Your connection is slow.</Trans>
          </p>
        ) : (
          <span className="visually-hidden">
            <Trans>Loading</Trans>
          </span>
        )}
      </div>
      {isSlow && onCancel && (
        <div className={styles.cancel}>
          <PlainButton onPress={onCancel}>
            <Trans>Cancel</Trans>
          </PlainButton>
        </div>
      )}
    </div>
  )
}

type SkeletonLineProps = { width?: `${number}%`; height?: 'text' | 'title' }

export function SkeletonLine({ width = '100%', height = 'text' }: SkeletonLineProps) {
  return <span className={styles.line} data-height={height} style={{ inlineSize: width }} />
}

const titleWidths = ['72%', '58%', '66%'] as const

/** The shape of list rows. */
export function SkeletonRows({ count = 3 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    // Placeholder rows have no identity but their index.
    <div key={index} className={styles.row}>
      <span className={styles.mark} />
      <div className={styles.words}>
        <SkeletonLine width={titleWidths[index % titleWidths.length] ?? '70%'} height="title" />
        <SkeletonLine width="40%" />
        <SkeletonLine width="88%" />
      </div>
    </div>
  ))
}
