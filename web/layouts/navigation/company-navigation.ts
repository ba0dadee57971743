// For members of a company. As for talents, a screen only gets an entry once it exists.

import { msg } from '@lingui/core/macro'
import {
  IconBriefcase,
  IconBuilding,
  IconBuildingStore,
  IconClipboardCheck,
  IconGift,
  IconHome,
  IconLink,
  IconProgressCheck,
  IconRosetteDiscountCheck,
  IconRss,
  IconSearch,
  IconSettings,
  IconUsers,
  IconUsersGroup,
  IconVideo,
} from '@tabler/icons-react'
import type { NavEntry, Navigation } from './navigation.ts'
import { inbox as ownInbox, settings } from './shared-entries.ts'

const overview: NavEntry = {
  href: '/company',
  label: msg`Overview`,
  icon: IconHome,
  covers: ['/company/verification'],
}
const jobs: NavEntry = { href: '/company/jobs', label: msg`Jobs`, icon: IconBriefcase }
const feeds: NavEntry = { href: '/company/feeds', label: msg`Job feeds`, icon: IconRss }
const links: NavEntry = { href: '/company/links', label: msg`Shared links`, icon: IconLink }
const inbox: NavEntry = { ...ownInbox, href: '/company/inbox', covers: ['/chat', '/inbox.copy'] }
const applicants: NavEntry = {
  href: '/company/applicants',
  label: msg`Applicants`,
  icon: IconUsers,
  covers: ['/company/jobs/:id/applicants'],
}
const interviews: NavEntry = { href: '/company/interviews', label: msg`Interviews`, icon: IconVideo }
const assessments: NavEntry = { href: '/company/assessments', label: msg`Assessments`, icon: IconClipboardCheck }
const offers: NavEntry = { href: '/company/offers', label: msg`Offers`, icon: IconGift }
const orders: NavEntry = { href: '/company/orders', label: msg`Orders`, icon: IconBuildingStore }
const people: NavEntry = { href: '/company/people', label: msg`People`, icon: IconSearch }
const briefs: NavEntry = {
  href: '/company/briefs',
  label: msg`Elite briefs`,
  icon: IconRosetteDiscountCheck,
  covers: ['/company/projects'],
}
const insights: NavEntry = { href: '/company/insights', label: msg`Insights`, icon: IconProgressCheck }
const team: NavEntry = { href: '/company/team', label: msg`Team`, icon: IconUsersGroup }
const companyPage: NavEntry = { href: '/company/page', label: msg`Company page`, icon: IconBuilding }
const companySettings: NavEntry = { href: '/company/settings', label: msg`Company settings`, icon: IconSettings }

export const companyNavigation: Navigation = {
  groups: [
    { items: [overview] },
    { label: msg`Hiring`, items: [jobs, applicants, interviews, assessments, offers, people, briefs, links, feeds] },
    { label: msg`Company`, items: [orders, insights, team, companyPage, companySettings] },
  ],
  foot: [inbox, settings],
  bottomBar: [overview, jobs, applicants, inbox],
}
