import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProjectRow } from '#shared/features/elite/projects/project-facts.contract.ts'
import { Day } from '#web/features/elite/briefs/parts/brief-facts.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { projectStatusWords, projectTones } from '../project-text.ts'

type ProjectListProps = { items: readonly ProjectRow[]; path: string; withName: (row: ProjectRow) => string }

export function ProjectList({ items, path, withName }: ProjectListProps) {
  const { t, i18n } = useLingui()
  return (
    <Card padding="flush">
      <List label={t`Projects`}>
        {items.map((row) => (
          <ListRow
            key={row.id}
            title={row.title}
            href={`${path}/${row.id}`}
            meta={<bdi>{withName(row)}</bdi>}
            facts={
              <>
                <Chip size="small" tone={projectTones[row.status]}>
                  {i18n._(projectStatusWords[row.status])}
                </Chip>
                {row.toApprove > 0 && (
                  <Chip size="small" tone="sun">
                    <Plural value={row.toApprove} one="# milestone to approve" other="# milestones to approve" />
                  </Chip>
                )}
                <span>
                  <Trans>
                    From <Day on={row.startsOn} />
                  </Trans>
                </span>
              </>
            }
          />
        ))}
      </List>
    </Card>
  )
}
