// The screens the palette offers: those of the navigation of each workspace, and those that are reached from one of them.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { guardRedirect } from '#shared/access/guards.ts'
import type { Identity } from '#shared/access/identity.ts'
import { screenAt } from '#shared/screen-match.ts'
import { isLanded } from '#shared/screens.ts'
import { companyNavigation } from '#web/layouts/navigation/company-navigation.ts'
import type { NavEntry, Navigation } from '#web/layouts/navigation/navigation.ts'
import { operatorNavigation } from '#web/layouts/navigation/operator-navigation.ts'
import { talentNavigation } from '#web/layouts/navigation/talent-navigation.ts'

type PaletteScreen = {
  href: string
  label: MessageDescriptor
  icon?: NavEntry['icon']
  /** Tells the jobs of a company from those to review. */
  workspace?: MessageDescriptor
  isForTalents?: true
}

const entriesOf = ({ groups, foot }: Navigation): NavEntry[] => [...groups.flatMap(({ items }) => items), ...foot]

/** Members of companies and operators have them, too. */
const everyWorkspace = ['/', '/marketplace', '/chat', '/settings']

const ofTalents = entriesOf(talentNavigation).map(
  ({ href, label, icon }): PaletteScreen => ({
    href,
    label,
    icon,
    ...(!everyWorkspace.includes(href) && { isForTalents: true }),
  }),
)
const ofCompanies = entriesOf(companyNavigation).map(
  ({ href, label, icon }): PaletteScreen => ({ href, label, icon, workspace: msg`Company` }),
)
const ofOperators = entriesOf(operatorNavigation).map(
  ({ href, label, icon }): PaletteScreen => ({ href, label, icon, workspace: msg`Operations` }),
)

const reached: readonly PaletteScreen[] = [
  { href: '/jobs/saved', label: msg`Saved jobs`, isForTalents: true },
  { href: '/jobs/recommended', label: msg`Recommended jobs`, isForTalents: true },
  { href: '/elite/briefs', label: msg`Elite briefs`, isForTalents: true },
  { href: '/masterclass/upcoming-talks', label: msg`Upcoming talks`, isForTalents: true },
  { href: '/masterclass/past-talks', label: msg`Past talks`, isForTalents: true },
  { href: '/masterclass/talk-request', label: msg`Request a talk`, isForTalents: true },
  { href: '/assessments/completed', label: msg`Completed assessments`, isForTalents: true },
  { href: '/interviews/upcoming', label: msg`Upcoming interviews`, isForTalents: true },
  { href: '/applications/interview-requests', label: msg`Interview requests`, isForTalents: true },
  { href: '/interviews/completed', label: msg`Completed interviews`, isForTalents: true },
  { href: '/onboarding', label: msg`Onboarding`, isForTalents: true },
  { href: '/company/projects', label: msg`Projects with Elite members`, workspace: msg`Company` },
  { href: '/ops/projects', label: msg`Disputed milestones`, workspace: msg`Operations` },
  { href: '/ops/orders', label: msg`Disputed orders`, workspace: msg`Operations` },
  { href: '/ops/payments', label: msg`Payments`, workspace: msg`Operations` },
]

const signedOut: readonly PaletteScreen[] = [
  { href: '/explore', label: msg`Find work` },
  { href: '/explore/around-the-globe', label: msg`Around the globe` },
  { href: '/explore/companies', label: msg`Companies` },
  { href: '/hello', label: msg`Welcome` },
  { href: '/login', label: msg`Sign in` },
  { href: '/signup', label: msg`Sign up` },
  { href: '/forgot-password', label: msg`Forgot password` },
]

const everybody: readonly PaletteScreen[] = [
  { href: '/elite/projects', label: msg`Elite projects` },
  { href: '/verify', label: msg`Confirm your email` },
  { href: '/verify-document', label: msg`Check a signed document` },
  { href: '/recorder', label: msg`Recorder` },
  { href: '/docs/api', label: msg`API reference` },
]

/** Each once, as the first workspace names it. */
const signedIn = [...ofTalents, ...ofCompanies, ...ofOperators, ...reached].filter(
  ({ href }, place, all) => all.findIndex((other) => other.href === href) === place,
)

/** Only screens that open without a redirect; talent screens only for talents. */
export function screensFor(identity: Identity | null): PaletteScreen[] {
  return [...(identity ? signedIn : signedOut), ...everybody].filter(({ href, isForTalents }) => {
    if (isForTalents && !identity?.roles.includes('talent')) return false
    const guard = screenAt(href)?.guard
    return guard !== undefined && isLanded(href) && guardRedirect(guard, identity, href) === null
  })
}
