import { Trans, useLingui } from '@lingui/react/macro'
import { isSubmittedMilestone } from '#shared/features/elite/projects/milestone-status.ts'
import type { Milestone, Project } from '#shared/features/elite/projects/project-facts.contract.ts'
import { APPROVAL_DAYS } from '#shared/features/elite/projects/project-limits.ts'
import { isPausedProject } from '#shared/features/elite/projects/project-status.ts'
import { moneyFromMajor } from '#shared/kit/money.ts'
import { Day } from '#web/features/elite/briefs/parts/brief-facts.tsx'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Money } from '#web/ui/money.tsx'
import { milestoneTones, milestoneWords } from '../project-text.ts'
import styles from '../projects.module.css'
import { DeliveredFiles } from './delivered-files.tsx'
import { Dispute } from './dispute.tsx'
import { MilestoneSteps } from './milestone-steps.tsx'
import { PlanForm } from './plan-form.tsx'

export function Milestones({ project }: { project: Project }) {
  const { milestones, can, side } = project
  return (
    <Card title={<Trans>Milestones</Trans>}>
      <div className={styles.stack}>
        {milestones.length === 0 && (
          <p className={styles.words}>
            {side === 'member' ? (
              <Trans>The company has not planned any milestones yet. You can accept the project once it has.</Trans>
            ) : (
              <Trans>Plan at least one milestone. The member accepts the project with its milestones.</Trans>
            )}
          </p>
        )}
        <ul className={styles.items} role="list">
          {milestones.map((one) => (
            <Item key={one.id} milestone={one} project={project} />
          ))}
        </ul>
        {can.plan && <PlanForm key={milestones.length} project={project} />}
      </div>
    </Card>
  )
}

function Item({ milestone, project }: { milestone: Milestone; project: Project }) {
  const { i18n } = useLingui()
  const { title, amount, dueOn, status, delivery, link, feedback, approvedBy } = milestone
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>
            <bdi>{title}</bdi>
          </h3>
          <p className={styles.words}>
            <Money amount={moneyFromMajor(amount, project.currency)} format="full" />
            {' · '}
            <Trans>
              Due <Day on={dueOn} />
            </Trans>
          </p>
        </div>
        <Chip size="small" tone={milestoneTones[status]}>
          {i18n._(milestoneWords[status])}
        </Chip>
      </div>
      {approvedBy && (
        <p className={styles.words}>
          <Trans>
            Approved automatically on <MomentOf at={approvedBy} format="date" /> unless the company replies.
          </Trans>
        </p>
      )}
      {isSubmittedMilestone(status) && isPausedProject(project.status) && (
        <p className={styles.words}>
          <Trans>
            Not approved automatically while the project is paused. The company’s {APPROVAL_DAYS} days begin again once
            it is resumed.
          </Trans>
        </p>
      )}
      {delivery && (
        <p className={styles.text} translate="no">
          <bdi>{delivery}</bdi>
        </p>
      )}
      {link && (
        <p className={styles.text}>
          <a href={link} rel="noopener noreferrer nofollow" target="_blank" translate="no">
            <bdi>{link}</bdi>
          </a>
        </p>
      )}
      <DeliveredFiles milestone={milestone} />
      {feedback && (
        <p className={styles.words}>
          <Trans>
            Changes the company asked for: <bdi translate="no">{feedback}</bdi>
          </Trans>
        </p>
      )}
      <Dispute milestone={milestone} project={project} />
      <MilestoneSteps milestone={milestone} project={project} />
    </li>
  )
}
