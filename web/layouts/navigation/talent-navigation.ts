// For talents. A screen only gets an entry once it exists: every signed-in page loads the icons. The groups are, in this
// order: find work, in progress, grow; on phones each is one item of the bottom bar.

import { msg } from '@lingui/core/macro'
import {
  IconBook,
  IconBriefcase,
  IconBuildingStore,
  IconCertificate,
  IconClipboardCheck,
  IconFileText,
  IconGift,
  IconHome,
  IconId,
  IconMailOpened,
  IconMicrophone,
  IconProgressCheck,
  IconRosetteDiscountCheck,
  IconUser,
  IconVideo,
  IconWorld,
} from '@tabler/icons-react'
import type { NavEntry, Navigation } from './navigation.ts'
import { inbox, settings } from './shared-entries.ts'

const home: NavEntry = { href: '/', label: msg`Home`, icon: IconHome, covers: ['/dashboard'] }

const identity: NavEntry = { href: '/identity-verification', label: msg`Identity check`, icon: IconId }

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
    {
      label: msg`In progress`,
      items: [
        { href: '/applications', label: msg`Applications`, icon: IconFileText, counts: 'applications' },
        {
          href: '/interviews',
          label: msg`Interviews`,
          icon: IconVideo,
          covers: ['/interviews/upcoming', '/interviews/completed', '/applications/interview-requests'],
        },
        {
          href: '/assessments',
          label: msg`Assessments`,
          icon: IconClipboardCheck,
          covers: ['/assessments/completed'],
        },
        { href: '/offers', label: msg`Offers`, icon: IconGift },
      ],
    },
    {
      label: msg`Grow`,
      items: [
        { href: '/skill-center', label: msg`Skill center`, icon: IconCertificate },
        { href: '/courses', label: msg`Courses`, icon: IconBook },
        {
          href: '/masterclass',
          label: msg`Masterclass`,
          icon: IconMicrophone,
          covers: ['/masterclass/upcoming-talks', '/masterclass/past-talks', '/masterclass/talk-request'],
        },
        { href: '/elite', label: msg`Elite`, icon: IconRosetteDiscountCheck },
      ],
    },
  ],
  foot: [inbox, { href: '/profile', label: msg`Profile`, icon: IconUser }, identity, settings],
  bottomBar: [
    home,
    { href: '/jobs', label: msg`Jobs`, icon: IconBriefcase },
    { href: '/applications', label: msg`Progress`, icon: IconProgressCheck, counts: 'applications' },
    inbox,
  ],
}
