import styles from './progress-bar.module.css'

type ProgressBarProps = {
  /** What is measured. */
  label: string
  /** The number in words: '9 of 13', '82%', 'KES 870k'. */
  valueLabel: string
  value: number
  max?: number
  /** A line at this value, where a threshold matters. */
  target?: number
  tone?: 'fill' | 'warn' | 'quiet' | 'band'
  /** stacked: text above the bar. inline: label, bar and value in one line. bare: the caller renders the text. */
  layout?: 'stacked' | 'inline' | 'bare'
}

export function ProgressBar({
  label,
  valueLabel,
  value,
  max = 100,
  target,
  tone = 'fill',
  layout = 'stacked',
}: ProgressBarProps) {
  const percentOf = (amount: number) => `${Math.min(100, Math.max(0, (amount / max) * 100))}%`
  return (
    <div className={styles.progress} data-layout={layout}>
      {layout !== 'bare' && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={valueLabel}
      >
        <span className={styles.bar} data-tone={tone} style={{ inlineSize: percentOf(value) }} />
        {target !== undefined && <span className={styles.target} style={{ insetInlineStart: percentOf(target) }} />}
      </div>
      {layout !== 'bare' && (
        <span className={styles.value} aria-hidden="true">
          {valueLabel}
        </span>
      )}
    </div>
  )
}
