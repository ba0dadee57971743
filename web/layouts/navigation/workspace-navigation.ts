// The navigation table of each workspace. Operators start with the shared entries and add their own here.

import { msg } from '@lingui/core/macro'
import { IconHome } from '@tabler/icons-react'
import type { Role } from '#shared/access/identity.ts'
import { startOf } from '#shared/access/workspace.ts'
import { isLanded } from '#shared/screens.ts'
import { companyNavigation } from './company-navigation.ts'
import type { NavEntry, Navigation } from './navigation.ts'
import { inbox, settings } from './shared-entries.ts'
import { talentNavigation } from './talent-navigation.ts'

function bareWorkspace(role: Role): Navigation {
  const home: NavEntry = { href: startOf(role, isLanded), label: msg`Home`, icon: IconHome }
  return { groups: [{ items: [home] }], foot: [inbox, settings], bottomBar: [home, inbox] }
}

export const navigations: Readonly<Record<Role, Navigation>> = {
  talent: talentNavigation,
  company: companyNavigation,
  operator: bareWorkspace('operator'),
}
