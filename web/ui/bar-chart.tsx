import { useLingui } from '@lingui/react/macro'
import styles from './bar-chart.module.css'
import { chartScale, heightOf } from './chart-scale.ts'

export type ChartPoint = { label: string; value: number }
type BarChartProps = {
  points: readonly ChartPoint[]
  /** The data and its main point in one sentence. */
  summary: string
  /** The highlighted bar; the last one by default. */
  current?: number
  formatValue?: (value: number) => string
}

// The share of its column that a bar fills.
const BAR_WIDTH = 0.6

/**
 * Drawn in percentages without a viewBox, so that corners stay round at any width; labels are HTML, so that they scale
 * with the text size and are never mirrored.
 */
export function BarChart({ points, summary, current = points.length - 1, formatValue }: BarChartProps) {
  const { i18n } = useLingui()
  const scale = chartScale(points.map((point) => point.value))
  const column = 100 / points.length
  const format = formatValue ?? ((value: number) => i18n.number(value))
  const isNamed = (index: number) => index === 0 || index === points.length - 1 || index === current
  return (
    <figure className={styles.chart}>
      <figcaption className="visually-hidden">{summary}</figcaption>
      <div className={styles.plot} aria-hidden="true">
        <svg className={styles.bars} width="100%" height="100%">
          {scale.lines.map((line) => {
            const y = `${100 - heightOf(scale, line) * 100}%`
            return <line key={line} className={styles.line} x1="0" x2="100%" y1={y} y2={y} />
          })}
          {points.map((point, index) => (
            <rect
              key={point.label}
              className={styles.bar}
              data-current={index === current || undefined}
              x={`${(index + (1 - BAR_WIDTH) / 2) * column}%`}
              width={`${BAR_WIDTH * column}%`}
              y={`${100 - heightOf(scale, point.value) * 100}%`}
              height={`${heightOf(scale, point.value) * 100}%`}
              rx="4"
            />
          ))}
        </svg>
        {points.map((point, index) =>
          isNamed(index) ? (
            <span
              key={point.label}
              className={styles.value}
              style={{
                insetInlineStart: `${(index + 0.5) * column}%`,
                insetBlockEnd: `${heightOf(scale, point.value) * 100}%`,
              }}
            >
              {format(point.value)}
            </span>
          ) : null,
        )}
      </div>
      <div className={styles.labels} aria-hidden="true">
        {points.map((point) => (
          <span key={point.label}>{point.label}</span>
        ))}
      </div>
    </figure>
  )
}
