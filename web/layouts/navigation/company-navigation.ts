// For members of a company. As for talents, a screen only gets an entry once it exists.

import { msg } from '@lingui/core/macro'
import { IconBriefcase, IconBuilding, IconHome, IconUsersGroup } from '@tabler/icons-react'
import type { NavEntry, Navigation } from './navigation.ts'
import { inbox, settings } from './shared-entries.ts'

const overview: NavEntry = {
  href: '/company',
  label: msg`Overview`,
  icon: IconHome,
  covers: ['/company/verification'],
}
const jobs: NavEntry = { href: '/company/jobs', label: msg`Jobs`, icon: IconBriefcase }
const team: NavEntry = { href: '/company/team', label: msg`Team`, icon: IconUsersGroup }
const companyPage: NavEntry = { href: '/company/page', label: msg`Company page`, icon: IconBuilding }

export const companyNavigation: Navigation = {
  groups: [{ items: [overview, jobs] }, { label: msg`Company`, items: [team, companyPage] }],
  foot: [inbox, settings],
  bottomBar: [overview, jobs, team, inbox],
}
