import type { Role } from '#shared/access/identity.ts'
import { companyNavigation } from './company-navigation.ts'
import type { Navigation } from './navigation.ts'
import { operatorNavigation } from './operator-navigation.ts'
import { talentNavigation } from './talent-navigation.ts'

/** Of every workspace, for tests about all of them. */
export const navigations: Readonly<Record<Role, Navigation>> = {
  talent: talentNavigation,
  company: companyNavigation,
  operator: operatorNavigation,
}
