import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useRef } from 'react'
import type { WorkWindow } from '#shared/kit/day-band.ts'
import { MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'
import { percent } from '#web/ui/day-band-segments.tsx'
import styles from './hours-band.module.css'
import { EDGE_STEP, moveEnd, moveStart, piecesOf, shiftHours } from './hours-range.ts'

type HoursBandProps = {
  hours: WorkWindow
  onChange: (hours: WorkWindow) => void
  formatMinute: (minute: number) => string
}

const MARKS = [0, 6, 12, 18, 24]

/**
 * A 24-hour strip on which a person drags their working hours: either end, or the whole range. The ends are native sliders, so
 * keyboard, screen readers and right-to-left work out of the box.
 */
export function HoursBand({ hours, onChange, formatMinute }: HoursBandProps) {
  const { t, i18n } = useLingui()
  const { track, dragProps } = useDrag(hours, onChange)
  return (
    <div className={styles.day}>
      <div ref={track} className={styles.band}>
        {piecesOf(hours).map(({ from, to }) => (
          <span
            key={from}
            {...dragProps}
            className={styles.hours}
            style={{
              insetInlineStart: percent(from / MINUTES_PER_DAY),
              inlineSize: percent((to - from) / MINUTES_PER_DAY),
            }}
          />
        ))}
        <Edge
          label={t`Start of your day`}
          value={hours.from}
          valueText={formatMinute(hours.from)}
          onMove={(minute) => onChange(moveStart(hours, minute))}
        />
        <Edge
          label={t`End of your day`}
          value={hours.to}
          valueText={formatMinute(hours.to)}
          onMove={(minute) => onChange(moveEnd(hours, minute))}
        />
      </div>
      <div className={styles.scale} aria-hidden="true">
        {MARKS.map((hour) => (
          <span key={hour}>{i18n.number(hour)}</span>
        ))}
      </div>
    </div>
  )
}

type EdgeProps = { label: string; value: number; valueText: string; onMove: (minute: number) => void }

function Edge({ label, value, valueText, onMove }: EdgeProps) {
  return (
    <input
      type="range"
      className={styles.edge}
      min={0}
      max={MINUTES_PER_DAY}
      step={EDGE_STEP}
      value={value}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onMove(Number(event.target.value))}
    />
  )
}

/** Dragging the range moves both ends. The handles can do the same, so it needs no keyboard support. */
function useDrag(hours: WorkWindow, onChange: (hours: WorkWindow) => void) {
  const track = useRef<HTMLDivElement>(null)
  const grip = useRef<{ x: number; hours: WorkWindow } | null>(null)
  const drop = () => {
    grip.current = null
  }
  return {
    track,
    dragProps: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        // Not on the piece itself: hours past midnight are re-rendered as different pieces.
        track.current?.setPointerCapture(event.pointerId)
        grip.current = { x: event.clientX, hours }
        const move = (moved: globalThis.PointerEvent) => {
          if (!grip.current || !track.current) return
          const { width } = track.current.getBoundingClientRect()
          const direction = getComputedStyle(track.current).direction === 'rtl' ? -1 : 1
          const minutes = (direction * (moved.clientX - grip.current.x) * MINUTES_PER_DAY) / width
          onChange(shiftHours(grip.current.hours, Math.round(minutes / EDGE_STEP) * EDGE_STEP))
        }
        const target = track.current
        target?.addEventListener('pointermove', move)
        const end = () => {
          drop()
          target?.removeEventListener('pointermove', move)
        }
        target?.addEventListener('pointerup', end, { once: true })
        target?.addEventListener('pointercancel', end, { once: true })
      },
    },
  }
}
