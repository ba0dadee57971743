import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type FrameProgressProps = { className?: string | undefined; children: ReactNode }

/** How far one has come, as a landmark of its own: it stands before <main>, so it must be found and skipped. */
export function FrameProgress({ className, children }: FrameProgressProps) {
  const { t } = useLingui()
  if (!children) return null
  return (
    <section className={className} aria-label={t`Progress`}>
      {children}
    </section>
  )
}
