import type { Draft } from '#shared/features/apply/apply.contract.ts'
import { Link } from '#web/ui/link.tsx'
import styles from './missing-list.module.css'
import { stepHref } from './step-address.ts'
import { useStepWords } from './step-words.ts'

type MissingListProps = { jobId: string; gaps: Draft['missing'] }

/** What is still to be done, each with the way there. */
export function MissingList({ jobId, gaps }: MissingListProps) {
  const words = useStepWords()
  return (
    <ul role="list" className={styles.list}>
      {gaps.map(({ step, field, problem }) => (
        <li key={field}>
          <Link to={stepHref(jobId, step)}>{words[step]}</Link>: {problem}
        </li>
      ))}
    </ul>
  )
}
