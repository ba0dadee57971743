// The workspaces of companies and of operators: each of their screens gets its entry here.

import { msg } from '@lingui/core/macro'
import { IconHome } from '@tabler/icons-react'
import type { Role } from '#shared/access/identity.ts'
import { workspaceHome } from '#shared/access/workspace.ts'
import type { NavEntry, Navigation } from './navigation.ts'
import { inbox, settings } from './shared-entries.ts'
import { talentNavigation } from './talent-navigation.ts'

const homeOf = (role: Role): NavEntry => ({ href: workspaceHome[role], label: msg`Home`, icon: IconHome })

const companyHome = homeOf('company')
const operatorHome = homeOf('operator')

export const navigations: Readonly<Record<Role, Navigation>> = {
  talent: talentNavigation,
  company: { groups: [{ items: [companyHome] }], foot: [inbox, settings], doors: [companyHome, inbox] },
  operator: { groups: [{ items: [operatorHome] }], foot: [inbox, settings], doors: [operatorHome, inbox] },
}
