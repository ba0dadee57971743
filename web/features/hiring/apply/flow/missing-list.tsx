import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import { Link } from '#web/ui/link.tsx'
import { FieldName, questionAt } from '../draft/field-name.tsx'
import { questionAnchor } from '../questions/question-anchor.ts'
import styles from './missing-list.module.css'
import { stepHref } from './step-address.ts'

type MissingListProps = { jobId: string; draft: Draft; gaps: Draft['missing'] }

/** What is still missing, with a link to each field. */
export function MissingList({ jobId, draft, gaps }: MissingListProps) {
  return (
    <ul role="list" className={styles.list}>
      {gaps.map(({ step, field, problem }) => {
        const question = questionAt(field, draft)
        const place = question ? `#${questionAnchor(question.id)}` : ''
        return (
          <li key={field}>
            <Link to={`${stepHref(jobId, step)}${place}`}>
              <FieldName field={field} draft={draft} />
            </Link>
            <span className={styles.problem}>{problem}</span>
          </li>
        )
      })}
    </ul>
  )
}
