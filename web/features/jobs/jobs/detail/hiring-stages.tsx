import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { Card } from '#web/ui/card.tsx'
import styles from './hiring-stages.module.css'

type StageKind = PublicJob['stages'][number]['kind']

/** The stages from application to offer, and how long each reply may take. */
export function HiringStages({ job }: { job: PublicJob }) {
  const { t } = useLingui()
  const kinds: Record<StageKind, string> = {
    review: t`Read by a person`,
    screening: t`A few questions`,
    test: t`A test`,
    interview: t`A conversation`,
    task: t`A work sample`,
    references: t`People who know your work`,
    offer: t`In writing, including the pay`,
  }
  return (
    <Card
      title={<Trans>Hiring process</Trans>}
      aside={<Plural value={job.replyDays} one="Replies within # day" other="Replies within # days" />}
    >
      {job.stages.length === 0 ? (
        <p className={styles.none}>
          <Trans>The company has not described its hiring process.</Trans>
        </p>
      ) : (
        <ol role="list" className={styles.stages}>
          {job.stages.map(({ id, name, kind }, index) => (
            <li key={id} className={styles.stage}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.name}>
                <bdi>{name}</bdi>
              </span>
              <span className={styles.kind}>{kinds[kind]}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
