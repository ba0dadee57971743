import { Trans, useLingui } from '@lingui/react/macro'
import { type PointerEvent, useRef } from 'react'
import { DRAWING_HEIGHT, DRAWING_WIDTH, MAX_DRAWING } from '#shared/features/hiring/offers/offer-limits.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './terms.module.css'

type SignaturePadProps = {
  drawing: string | null
  onChange: (drawing: string | null) => void
  problem: string | undefined
}

/** Drawn with a finger, a pen or a mouse. Whoever cannot draw types their name instead. */
export function SignaturePad({ drawing, onChange, problem }: SignaturePadProps) {
  const { t } = useLingui()
  // What has been drawn so far in this stroke; a state would lag behind fast pointers.
  const path = useRef(drawing ?? '')
  const isDown = useRef(false)

  function pointAt(event: PointerEvent<SVGSVGElement>): string {
    const box = event.currentTarget.getBoundingClientRect()
    const place = (at: number, size: number, grid: number) => Math.round(Math.min(Math.max(at / size, 0), 1) * grid)
    return `${place(event.clientX - box.left, box.width, DRAWING_WIDTH)} ${place(event.clientY - box.top, box.height, DRAWING_HEIGHT)}`
  }

  function begin(event: PointerEvent<SVGSVGElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    isDown.current = true
    const point = pointAt(event)
    // A dot is a line to where it started.
    extend(`M${point}L${point}`)
  }

  function extend(part: string): void {
    if (path.current.length + part.length > MAX_DRAWING) return
    path.current += part
    onChange(path.current)
  }

  return (
    <div className={styles.padField}>
      <span className={styles.padLabel}>
        <Trans>Draw your signature</Trans>
      </span>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${DRAWING_WIDTH} ${DRAWING_HEIGHT}`}
        role="img"
        aria-label={drawing ? t`Your drawn signature` : t`Empty field for your signature`}
        onPointerDown={begin}
        onPointerMove={(event) => isDown.current && extend(`L${pointAt(event)}`)}
        onPointerUp={() => {
          isDown.current = false
        }}
        onPointerCancel={() => {
          isDown.current = false
        }}
      >
        {drawing && <path d={drawing} />}
      </svg>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div>
        <PlainButton
          variant="text"
          onPress={() => {
            path.current = ''
            onChange(null)
          }}
        >
          <Trans>Clear</Trans>
        </PlainButton>
      </div>
    </div>
  )
}
