import { Plural } from '@lingui/react/macro'
import type { ShownSection } from '#shared/features/hiring/screeners/screeners.contract.ts'
import styles from './parts.module.css'

/** The section a question belongs to; its instructions stand at its beginning. */
export function SectionHead({ section, isFirst }: { section: ShownSection; isFirst: boolean }) {
  const { title, instructions, minutes } = section
  return (
    <div className={styles.section}>
      <p className={styles.title}>
        <bdi translate="no">{title}</bdi>
        {minutes !== null && (
          <>
            {' · '}
            <Plural value={minutes} one="# minute" other="# minutes" />
          </>
        )}
      </p>
      {isFirst && instructions !== '' && (
        <p className={styles.text} translate="no">
          <bdi>{instructions}</bdi>
        </p>
      )}
    </div>
  )
}
