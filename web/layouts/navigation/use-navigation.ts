import { useLingui } from '@lingui/react/macro'
import type { Role } from '#shared/access/identity.ts'
import { navigationFor, startOf } from '#shared/access/workspace.ts'
import { isLanded } from '#shared/screens.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import type { NavGroup, NavItem } from '#web/ui/shell/navigation.ts'
import { useApplicationCount } from '../tools/applications/application-count.ts'
import { useInboxUnread } from '../tools/inbox/inbox-unread.ts'
import { useLastWorkspace, useRememberWorkspace } from '../tools/workspaces/last-workspace.ts'
import type { NavEntry } from './navigation.ts'
import { useWorkspaceNavigation } from './workspace-navigation.ts'

type ShownNavigation = {
  /** Whose navigation it is. */
  role: Role
  homeHref: string
  groups: NavGroup[]
  foot: NavItem[]
  bottomBar: NavItem[] | undefined
}

/** `wanted`: the navigation the layout asks for; the person may get another workspace's (shared/access/workspace.ts). */
export function useNavigation(wanted: Role): ShownNavigation {
  const { i18n } = useLingui()
  const roles = useIdentity()?.roles ?? null
  const unread = useInboxUnread()
  const { live, mine } = useApplicationCount()
  const role = navigationFor({ wanted, roles, isLanded, last: useLastWorkspace() })
  useRememberWorkspace(role, (roles?.length ?? 0) > 1)
  const { groups, foot, bottomBar } = useWorkspaceNavigation(role)

  const numbers = {
    inbox: { count: unread, isTurn: unread > 0 },
    // Applications that need a reply matter more than the total.
    applications: mine > 0 ? { count: mine, isTurn: true } : { count: live },
  }
  const show = (entries: readonly NavEntry[]): NavItem[] =>
    entries
      .filter(({ href }) => isLanded(href))
      .map(({ label, counts, ...item }) => ({ ...item, label: i18n._(label), ...(counts && numbers[counts]) }))

  const bottomBarItems = show(bottomBar)
  return {
    role,
    homeHref: startOf(role, isLanded),
    groups: groups
      .map(({ label, items }) => ({ ...(label && { label: i18n._(label) }), items: show(items) }))
      .filter(({ items }) => items.length > 0),
    foot: show(foot),
    // A bar with a single item is useless; the logo in the top bar leads home.
    bottomBar: bottomBarItems.length > 1 ? bottomBarItems : undefined,
  }
}
