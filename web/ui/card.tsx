import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

type CardProps = {
  title?: ReactNode
  /** A link or a count, at the end of the title row. */
  aside?: ReactNode
  headingLevel?: 2 | 3
  /** flush: rows and tables reach the edges. */
  padding?: 'normal' | 'flush'
  /** soft: the one highlighted card of a page. */
  tone?: 'surface' | 'soft'
  children: ReactNode
}

/** Never inside another card: use a Well there. */
export function Card({ title, aside, headingLevel = 2, padding = 'normal', tone = 'surface', children }: CardProps) {
  const id = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const Element = title ? 'section' : 'div'
  return (
    <Element className={styles.card} data-padding={padding} data-tone={tone} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={styles.header}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </Element>
  )
}
