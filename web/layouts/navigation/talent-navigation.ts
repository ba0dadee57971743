// The way through the product for a person who looks for work: five doors, fifteen areas. An entry appears by itself once
// its screen has landed. Companies and operators get their own table together with their areas.

import { useLingui } from '@lingui/react/macro'
import {
  IconBook2,
  IconBriefcase,
  IconBuildingStore,
  IconCertificate,
  IconClipboardCheck,
  IconFileText,
  IconGift,
  IconHexagon,
  IconHome,
  IconMailOpened,
  IconMessage,
  IconMicrophone,
  IconProgressCheck,
  IconSchool,
  IconSettings,
  IconUser,
  IconVideo,
  IconWorld,
} from '@tabler/icons-react'
import { isLanded } from '#shared/screens.ts'
import type { NavGroup, NavItem } from '#web/ui/shell/navigation.ts'
import { useApplicationCount } from './applications/application-count.ts'
import { useInboxUnread } from './inbox/inbox-unread.ts'

type MainNavigation = { groups: NavGroup[]; foot: NavItem[]; doors: NavItem[] | undefined }

export function useMainNavigation(): MainNavigation {
  const { t } = useLingui()
  const unread = useInboxUnread()
  const { live, mine } = useApplicationCount()
  // What waits for the person is told before how many there are.
  const counted = mine > 0 ? { count: mine, isTurn: true } : { count: live }
  const inbox: NavItem = {
    href: '/chat',
    label: t`Inbox`,
    icon: IconMessage,
    covers: ['/inbox.copy'],
    count: unread,
    isTurn: unread > 0,
  }
  const home = { href: '/', label: t`Home`, icon: IconHome, covers: ['/dashboard'] }
  const findWork: NavItem[] = [
    { href: '/jobs', label: t`Jobs`, icon: IconBriefcase },
    { href: '/jobs/around-the-globe', label: t`Around the globe`, icon: IconWorld },
    { href: '/jobs/invitations', label: t`Invitations`, icon: IconMailOpened },
    { href: '/marketplace', label: t`Marketplace`, icon: IconBuildingStore },
  ]
  const inProgress: NavItem[] = [
    { href: '/applications', label: t`Applications`, icon: IconFileText, ...counted },
    { href: '/interviews', label: t`Interviews`, icon: IconVideo },
    { href: '/assessments', label: t`Assessments`, icon: IconClipboardCheck },
    { href: '/offers', label: t`Offers`, icon: IconGift },
  ]
  const grow: NavItem[] = [
    { href: '/skill-center', label: t`Skill center`, icon: IconCertificate },
    { href: '/courses', label: t`Courses`, icon: IconBook2 },
    { href: '/masterclass', label: t`Masterclass`, icon: IconMicrophone },
    { href: '/elite', label: t`Elite`, icon: IconHexagon },
  ]
  const groups: NavGroup[] = [
    { items: [home] },
    { label: t`Find work`, items: findWork },
    { label: t`In progress`, items: inProgress },
    { label: t`Grow`, items: grow },
  ]
  const foot: NavItem[] = [
    inbox,
    { href: '/profile', label: t`Profile`, icon: IconUser, covers: ['/identity-verification'] },
    { href: '/settings', label: t`Settings`, icon: IconSettings },
  ]
  const doors = landed([
    home,
    { href: '/jobs', label: t`Jobs`, icon: IconBriefcase, covers: ['/marketplace'] },
    { href: '/applications', label: t`Progress`, icon: IconProgressCheck, covers: hrefs(inProgress), ...counted },
    { href: '/skill-center', label: t`Grow`, icon: IconSchool, covers: hrefs(grow) },
    inbox,
  ])
  return {
    groups: groups.map(withLandedItems).filter(({ items }) => items.length > 0),
    foot: landed(foot),
    // A bar with a single door leads nowhere; the mark in the top bar is home.
    doors: doors.length > 1 ? doors : undefined,
  }
}

const landed = (items: readonly NavItem[]): NavItem[] => items.filter(({ href }) => isLanded(href))

const withLandedItems = (group: NavGroup): NavGroup => ({ ...group, items: landed(group.items) })

const hrefs = (items: readonly NavItem[]): string[] => items.map(({ href }) => href)
