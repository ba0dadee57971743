import type { ReactNode } from 'react'
import styles from './specimen.module.css'

/** A section of the gallery with a heading; specimens sit side by side where there is room. */
export function SpecimenSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.grid}>{children}</div>
    </section>
  )
}

/** One card: a component, or its states, with a name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  )
}

/** The states of one component in a row. */
export function SpecimenRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
