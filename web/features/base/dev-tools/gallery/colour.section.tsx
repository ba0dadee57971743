import styles from './colour.module.css'
import { SpecimenSection } from './specimen.tsx'

const scales = ['brand', 'neutral', 'success', 'warning', 'danger', 'info', 'sun']
const shades = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const pairs = [
  ['bg', 'text'],
  ['surface', 'text-2'],
  ['sunken', 'text-3'],
  ['fill', 'on-fill'],
  ['soft', 'soft-text'],
  ['soft-2', 'soft-text'],
  ['ok-soft', 'ok'],
  ['warn-soft', 'warn'],
  ['bad-soft', 'bad'],
  ['info-soft', 'info'],
  ['sun-soft', 'sun-text'],
  ['sun', 'on-sun'],
  ['deep', 'on-deep-2'],
  ['inverse', 'on-inverse'],
  ['bad-fill', 'on-bad-fill'],
] as const

export function ColourSection() {
  return (
    <SpecimenSection title="Colour, ten shades each">
      <div className={styles.scales}>
        {scales.map((scale) => (
          <div key={scale} className={styles.scale}>
            <span>{scale}</span>
            {shades.map((shade) => (
              <span
                key={shade}
                className={styles.shade}
                data-dark={shade > 5 || undefined}
                style={{ background: `var(--${scale}-${shade})` }}
              >
                {shade}
              </span>
            ))}
          </div>
        ))}
      </div>
      <ul role="list" className={styles.pairs}>
        {pairs.map(([ground, ink]) => (
          <li key={ground} className={styles.pair} style={{ background: `var(--${ground})`, color: `var(--${ink})` }}>
            {ink} on {ground}
          </li>
        ))}
      </ul>
    </SpecimenSection>
  )
}
