// For a person who looks for work: five doors, fifteen areas.

import { msg } from '@lingui/core/macro'
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
  IconMicrophone,
  IconProgressCheck,
  IconSchool,
  IconUser,
  IconVideo,
  IconWorld,
} from '@tabler/icons-react'
import type { NavEntry, Navigation } from './navigation.ts'
import { inbox, settings } from './shared-entries.ts'

const home: NavEntry = { href: '/', label: msg`Home`, icon: IconHome, covers: ['/dashboard'] }

const inProgress: readonly NavEntry[] = [
  { href: '/applications', label: msg`Applications`, icon: IconFileText, counts: 'applications' },
  { href: '/interviews', label: msg`Interviews`, icon: IconVideo },
  { href: '/assessments', label: msg`Assessments`, icon: IconClipboardCheck },
  { href: '/offers', label: msg`Offers`, icon: IconGift },
]

const grow: readonly NavEntry[] = [
  { href: '/skill-center', label: msg`Skill center`, icon: IconCertificate },
  { href: '/courses', label: msg`Courses`, icon: IconBook2 },
  { href: '/masterclass', label: msg`Masterclass`, icon: IconMicrophone },
  { href: '/elite', label: msg`Elite`, icon: IconHexagon },
]

const hrefs = (items: readonly NavEntry[]): string[] => items.map(({ href }) => href)

export const talentNavigation: Navigation = {
  groups: [
    { items: [home] },
    {
      label: msg`Find work`,
      items: [
        { href: '/jobs', label: msg`Jobs`, icon: IconBriefcase },
        { href: '/jobs/around-the-globe', label: msg`Around the globe`, icon: IconWorld },
        { href: '/jobs/invitations', label: msg`Invitations`, icon: IconMailOpened },
        { href: '/marketplace', label: msg`Marketplace`, icon: IconBuildingStore },
      ],
    },
    { label: msg`In progress`, items: inProgress },
    { label: msg`Grow`, items: grow },
  ],
  foot: [
    inbox,
    { href: '/profile', label: msg`Profile`, icon: IconUser, covers: ['/identity-verification'] },
    settings,
  ],
  doors: [
    home,
    { href: '/jobs', label: msg`Jobs`, icon: IconBriefcase, covers: ['/marketplace'] },
    {
      href: '/applications',
      label: msg`Progress`,
      icon: IconProgressCheck,
      covers: hrefs(inProgress),
      counts: 'applications',
    },
    { href: '/skill-center', label: msg`Grow`, icon: IconSchool, covers: hrefs(grow) },
    inbox,
  ],
}
