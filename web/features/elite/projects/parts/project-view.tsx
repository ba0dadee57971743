import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Project } from '#shared/features/elite/projects/project-facts.contract.ts'
import { moneyFromMajor } from '#shared/kit/money.ts'
import { periodOf } from '#web/features/elite/briefs/brief-text.ts'
import { Day } from '#web/features/elite/briefs/parts/brief-facts.tsx'
import { conversationHref } from '#web/features/hiring/applications/application-hrefs.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Changes } from '../changes/changes.tsx'
import { projectStatusWords, projectTones } from '../project-text.ts'
import styles from '../projects.module.css'
import { projectQuery } from '../projects-queries.ts'
import { Hours } from './hours.tsx'
import { Milestones } from './milestones.tsx'
import { ProjectSteps } from './project-steps.tsx'
import { Reviews } from './reviews.tsx'
import { ShowcaseCard } from './showcase-card.tsx'
import { SideName } from './side-name.tsx'

type ProjectViewProps = { id: string; parent: { label: string; href: string } }

/** The same page for both sides; the server says what each may do. */
export function ProjectView({ id, parent }: ProjectViewProps) {
  const { i18n } = useLingui()
  const { data: project } = useSuspenseQuery(projectQuery(id))
  const { title, status, side, endReason } = project
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[parent]} />}
        title={<bdi>{title}</bdi>}
        lead={<SideName project={project} side={side === 'member' ? 'company' : 'member'} />}
        actions={<ProjectSteps project={project} />}
      />
      <div className={styles.row}>
        <Chip tone={projectTones[status]}>{i18n._(projectStatusWords[status])}</Chip>
      </div>
      {endReason && (
        <Callout title={<Trans>Why it ended early</Trans>}>
          <bdi translate="no">{endReason}</bdi>
        </Callout>
      )}
      <Terms project={project} />
      <Milestones project={project} />
      <Changes project={project} />
      <Hours project={project} />
      <Reviews project={project} />
      <ShowcaseCard project={project} />
    </div>
  )
}

function Terms({ project }: { project: Project }) {
  const { t } = useLingui()
  const { rate, currency, rateType, startsOn, hoursPerWeek, conversationId } = project
  return (
    <Card
      title={<Trans>Terms</Trans>}
      aside={
        conversationId && (
          <LinkButton href={conversationHref(conversationId)}>
            <Trans>Messages</Trans>
          </LinkButton>
        )
      }
    >
      <DefinitionList
        items={[
          {
            term: t`Rate`,
            value: <Money amount={moneyFromMajor(rate, currency)} period={periodOf[rateType]} format="full" />,
          },
          { term: t`Start`, value: <Day on={startsOn} /> },
          { term: t`Time`, value: <Trans>{hoursPerWeek} hours a week</Trans> },
        ]}
      />
    </Card>
  )
}
