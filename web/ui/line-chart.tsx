import { useLingui } from '@lingui/react/macro'
import type { ChartPoint } from './bar-chart.tsx'
import { chartScale, heightOf } from './chart-scale.ts'
import styles from './line-chart.module.css'

type LineChartProps = {
  /** A time series, oldest first. With 12 points or fewer use bars. */
  points: readonly ChartPoint[]
  /** The data and its trend in one sentence. */
  summary: string
  formatValue?: (value: number) => string
}

export function LineChart({ points, summary, formatValue }: LineChartProps) {
  const { i18n } = useLingui()
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return null
  const scale = chartScale(points.map((point) => point.value))
  const format = formatValue ?? ((value: number) => i18n.number(value))
  const x = (index: number) => round((index / Math.max(1, points.length - 1)) * 100)
  const y = (value: number) => round(100 - heightOf(scale, value) * 100)
  const path = points.map((point, index) => `${index ? 'L' : 'M'}${x(index)} ${y(point.value)}`).join('')
  return (
    <figure className={styles.chart}>
      <figcaption className="visually-hidden">{summary}</figcaption>
      <div className={styles.plot} aria-hidden="true">
        <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
          {scale.lines.map((line) => (
            <path key={line} className={styles.grid} d={`M0 ${y(line)}H100`} />
          ))}
          <path className={styles.line} d={path} />
        </svg>
        <span className={styles.value} data-end="start" style={{ insetBlockEnd: `${100 - y(first.value)}%` }}>
          {format(first.value)}
        </span>
        <span className={styles.value} data-end="end" style={{ insetBlockEnd: `${100 - y(last.value)}%` }}>
          {format(last.value)}
        </span>
        <span className={styles.dot} style={{ insetBlockEnd: `${100 - y(last.value)}%` }} />
      </div>
      <div className={styles.labels} aria-hidden="true">
        <span>{first.label}</span>
        <span>{last.label}</span>
      </div>
    </figure>
  )
}

const round = (value: number): number => Math.round(value * 100) / 100
