import { Trans } from '@lingui/react/macro'
import type { Project } from '#shared/features/elite/projects/project-facts.contract.ts'
import type { ProjectSide } from '#shared/features/elite/projects/project-limits.ts'

type SideNameProps = { project: Pick<Project, 'company' | 'memberName'>; side: ProjectSide }

export function SideName({ project: { company, memberName }, side }: SideNameProps) {
  const name = side === 'company' ? company.name : memberName
  return name === '' ? <Trans>Deleted account</Trans> : <bdi translate="no">{name}</bdi>
}
