import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type FrameProgressProps = { className?: string | undefined; children: ReactNode }

/** Progress as its own landmark: it precedes <main>, so screen readers must be able to find and skip it. */
export function FrameProgress({ className, children }: FrameProgressProps) {
  const { t } = useLingui()
  if (!children) return null
  return (
    <section className={className} aria-label={t`Progress`}>
      {children}
    </section>
  )
}
