import type { ReactNode } from 'react'
import styles from './specimen.module.css'

/** A headed part of the gallery; its specimens stand side by side where there is room. */
export function SpecimenSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.grid}>{children}</div>
    </section>
  )
}

/** One card: a component or its states under a name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  )
}

/** States of one thing in a row. */
export function SpecimenRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
