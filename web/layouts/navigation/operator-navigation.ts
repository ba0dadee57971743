// For operators. Support requests are answered in the inbox, which every workspace has.

import { msg } from '@lingui/core/macro'
import {
  IconBriefcase,
  IconBuilding,
  IconBuildingStore,
  IconFlag,
  IconGift,
  IconHistory,
  IconHome,
  IconId,
  IconMicrophone,
  IconRosetteDiscountCheck,
  IconRss,
  IconSchool,
} from '@tabler/icons-react'
import type { NavEntry, Navigation } from './navigation.ts'
import { inbox, settings } from './shared-entries.ts'

const overview: NavEntry = { href: '/ops', label: msg`At a glance`, icon: IconHome }
const reports: NavEntry = {
  href: '/ops/reports',
  label: msg`Reports`,
  icon: IconFlag,
  covers: ['/ops/reports/messages', '/ops/reports/talks', '/ops/reports/courses'],
}
const jobs: NavEntry = { href: '/ops/jobs', label: msg`Jobs`, icon: IconBriefcase }
const companies: NavEntry = { href: '/ops/companies', label: msg`Companies`, icon: IconBuilding }
const identity: NavEntry = { href: '/ops/identity', label: msg`Identity`, icon: IconId }
const elite: NavEntry = {
  href: '/ops/elite',
  label: msg`Elite`,
  icon: IconRosetteDiscountCheck,
  covers: ['/ops/projects'],
}
const services: NavEntry = {
  href: '/ops/services',
  label: msg`Services`,
  icon: IconBuildingStore,
  covers: ['/ops/orders', '/ops/payments'],
}
const feeds: NavEntry = { href: '/ops/feeds', label: msg`Feeds`, icon: IconRss }
const courses: NavEntry = {
  href: '/ops/courses',
  label: msg`Courses`,
  icon: IconSchool,
  covers: ['/ops/assignments'],
}
const talks: NavEntry = { href: '/ops/talks', label: msg`Talks`, icon: IconMicrophone }
const perks: NavEntry = { href: '/ops/perks', label: msg`Perks`, icon: IconGift }
const audit: NavEntry = { href: '/ops/audit', label: msg`Audit log`, icon: IconHistory }

export const operatorNavigation: Navigation = {
  groups: [
    { items: [overview] },
    { label: msg`Queues`, items: [reports, jobs, companies, identity, elite, services] },
    { label: msg`Records`, items: [feeds, courses, talks, perks, audit] },
  ],
  foot: [inbox, settings],
  bottomBar: [overview, reports, jobs, companies, inbox],
}
