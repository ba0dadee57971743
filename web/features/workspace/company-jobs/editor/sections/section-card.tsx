import { type ReactNode, use, useId } from 'react'
import styles from '../editor.module.css'
import { RemarkList } from '../remarks/remark-list.tsx'
import { type SectionId, sectionAnchor } from '../sections.ts'
import { ShownSection } from '../shown-section.ts'
import type { SectionRemarks } from '../use-remarks.ts'
import type { SectionProps } from './section-props.ts'

type SectionCardProps = {
  id: SectionId
  title: ReactNode
  children: ReactNode
  remarks?: SectionRemarks
  /** Shown when the section has no remarks. */
  clear?: ReactNode
  edit?: Pick<SectionProps, 'values' | 'change' | 'undo'>
}

/** The fields of a section, with the remarks about them at their side. */
export function SectionCard({ id, title, children, remarks, clear, edit }: SectionCardProps) {
  const headingId = useId()
  const isShown = use(ShownSection) === id
  return (
    <section
      id={sectionAnchor(id)}
      className={styles.section}
      aria-labelledby={headingId}
      data-shown={isShown || undefined}
      tabIndex={-1}
    >
      <div className={styles.fields}>
        <h2 id={headingId} className={styles.sectionTitle}>
          {title}
        </h2>
        {children}
      </div>
      {remarks && (
        <div className={styles.remarks} aria-live="polite">
          <RemarkList remarks={remarks} clear={clear} edit={edit} />
        </div>
      )}
    </section>
  )
}
