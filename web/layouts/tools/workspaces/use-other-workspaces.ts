import { useLingui } from '@lingui/react/macro'
import type { Role } from '#shared/access/identity.ts'
import { workspaceHome } from '#shared/access/workspace.ts'
import { isLanded } from '#shared/screens.ts'

/** The workspaces a person can change to; those that have not landed would lead to the talents' home. */
export function useOtherWorkspaces(current: Role, held: readonly Role[]): { href: string; label: string }[] {
  const { t } = useLingui()
  const labels: Record<Role, string> = {
    talent: t`Switch to finding work`,
    company: t`Switch to hiring`,
    operator: t`Switch to operations`,
  }
  return held
    .filter((role) => role !== current && isLanded(workspaceHome[role]))
    .map((role) => ({ href: workspaceHome[role], label: labels[role] }))
}
