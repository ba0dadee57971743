import { companyMark } from '#shared/kit/drawing/company-mark.ts'
import styles from './company-mark.module.css'

type CompanyMarkProps = {
  name: string
  /** URL of an uploaded logo; without one the mark is generated from the name. */
  logo?: string | undefined
  size?: 'small' | 'medium' | 'large'
}

/** A company: always a rounded square. The name is next to it. */
export function CompanyMark({ name, logo, size = 'medium' }: CompanyMarkProps) {
  if (logo) {
    return <img className={styles.mark} data-size={size} src={logo} alt="" loading="lazy" decoding="async" />
  }
  const { background, foreground, paths } = companyMark(name)
  return (
    <svg className={styles.mark} data-size={size} viewBox="0 0 40 40" fill={foreground} aria-hidden="true">
      <rect width="40" height="40" fill={background} />
      {paths.map(({ d, opacity }) => (
        <path key={d} d={d} opacity={opacity} />
      ))}
    </svg>
  )
}
