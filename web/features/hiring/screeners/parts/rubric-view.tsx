import { Plural, Trans } from '@lingui/react/macro'
import type { Rubric } from '#shared/features/hiring/screeners/marking/rubric.contract.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './parts.module.css'

/** What the answer is marked by. */
export function RubricView({ rubric }: { rubric: Rubric }) {
  return (
    <Disclosure title={<Trans>How this answer is marked</Trans>}>
      <dl className={styles.rubric} translate="no">
        {rubric.map(({ title, levels }, place) => (
          // Criteria never change their order.
          <div key={place}>
            <dt>
              <bdi>{title}</bdi>
            </dt>
            {levels.map(({ text, points }, at) => (
              <dd key={at}>
                <bdi>{text}</bdi>: <Plural value={points} one="# point" other="# points" />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
