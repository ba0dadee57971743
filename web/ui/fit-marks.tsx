import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import type { FitState } from './fit-block.tsx'
import styles from './fit-marks.module.css'

export type Fit = {
  state: FitState
  /** The fact itself: 'Open to Kenya', '2 h overlap', 'Pay not stated'. */
  text: ReactNode
  /** Why, and by which evidence. If given, the mark opens it. */
  reason?: ReactNode
}

type FitMarksProps = {
  eligible: Fit
  hours: Fit
  pay: Fit
  /** After the last one. */
  beside?: ReactNode
}

// Loaded when someone first asks why: a list has dozens of marks and few are opened.
const FitReason = lazyPart(async () => (await import('./fit-marks-reason.tsx')).FitReason)

/** The three facts of a borderless job, always in this order. Never a score. */
export function FitMarks({ eligible, hours, pay, beside }: FitMarksProps) {
  return (
    <ul role="list" className={styles.marks}>
      {[eligible, hours, pay].map((fit, index) => (
        // The order is fixed, so the index is the key.
        <li key={index}>{fit.reason ? <ReasonedFit fit={fit} /> : <FitMark fit={fit} />}</li>
      ))}
      {beside && <li>{beside}</li>}
    </ul>
  )
}

function ReasonedFit({ fit }: { fit: Fit }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const open = () => {
    setIsAsked(true)
    setIsOpen(true)
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <FitMark fit={fit} />
      </button>
      {isAsked && (
        <Suspense fallback={null}>
          <FitReason triggerRef={trigger} isOpen={isOpen} onOpenChange={setIsOpen}>
            {fit.reason}
          </FitReason>
        </Suspense>
      )}
    </>
  )
}

function FitMark({ fit }: { fit: Fit }) {
  const { t } = useLingui()
  const stateText: Record<FitState, () => string> = {
    yes: () => t`Yes`,
    partly: () => t`Partly`,
    no: () => t`No`,
    unknown: () => t`Unknown`,
  }
  return (
    <span className={styles.mark} data-state={fit.state}>
      <span className="visually-hidden">{`${stateText[fit.state]()}: `}</span>
      <span className={styles.words}>{fit.text}</span>
    </span>
  )
}
