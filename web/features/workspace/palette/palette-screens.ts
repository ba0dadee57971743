// The screens the palette offers. Not taken from the navigation, which every signed-in page loads as one file with its icons; a
// test keeps the two in sync.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { guardRedirect } from '#shared/access/guards.ts'
import type { Identity } from '#shared/access/identity.ts'
import { screenAt } from '#shared/screen-match.ts'
import { isLanded } from '#shared/screens.ts'

type PaletteScreen = { href: string; label: MessageDescriptor; isForTalents?: true }

const signedIn: readonly PaletteScreen[] = [
  { href: '/', label: msg`Home` },
  { href: '/jobs', label: msg`Jobs`, isForTalents: true },
  { href: '/jobs/saved', label: msg`Saved jobs`, isForTalents: true },
  { href: '/jobs/recommended', label: msg`Recommended jobs`, isForTalents: true },
  { href: '/jobs/invitations', label: msg`Invitations`, isForTalents: true },
  { href: '/marketplace', label: msg`Marketplace` },
  { href: '/skill-center', label: msg`Skill center`, isForTalents: true },
  { href: '/elite', label: msg`Elite`, isForTalents: true },
  { href: '/elite/briefs', label: msg`Elite briefs`, isForTalents: true },
  { href: '/courses', label: msg`Courses`, isForTalents: true },
  { href: '/masterclass', label: msg`Masterclass`, isForTalents: true },
  { href: '/masterclass/upcoming-talks', label: msg`Upcoming talks`, isForTalents: true },
  { href: '/masterclass/past-talks', label: msg`Past talks`, isForTalents: true },
  { href: '/masterclass/talk-request', label: msg`Request a talk`, isForTalents: true },
  { href: '/jobs/around-the-globe', label: msg`Around the globe`, isForTalents: true },
  { href: '/applications', label: msg`Applications`, isForTalents: true },
  { href: '/offers', label: msg`Offers`, isForTalents: true },
  { href: '/assessments', label: msg`Assessments`, isForTalents: true },
  { href: '/assessments/completed', label: msg`Completed assessments`, isForTalents: true },
  { href: '/interviews', label: msg`Interviews`, isForTalents: true },
  { href: '/interviews/upcoming', label: msg`Upcoming interviews`, isForTalents: true },
  { href: '/applications/interview-requests', label: msg`Interview requests`, isForTalents: true },
  { href: '/interviews/completed', label: msg`Completed interviews`, isForTalents: true },
  { href: '/identity-verification', label: msg`Identity verification`, isForTalents: true },
  { href: '/company', label: msg`Company overview` },
  { href: '/company/jobs', label: msg`Company jobs` },
  { href: '/company/applicants', label: msg`Applicants` },
  { href: '/company/offers', label: msg`Company offers` },
  { href: '/company/interviews', label: msg`Company interviews` },
  { href: '/company/assessments', label: msg`Company assessments` },
  { href: '/company/briefs', label: msg`Briefs for Elite members` },
  { href: '/company/orders', label: msg`Company orders` },
  { href: '/company/projects', label: msg`Projects with Elite members` },
  { href: '/company/people', label: msg`People` },
  { href: '/company/insights', label: msg`Insights` },
  { href: '/company/feeds', label: msg`Job feeds` },
  { href: '/company/settings', label: msg`Company settings` },
  { href: '/company/links', label: msg`Shared links` },
  { href: '/company/inbox', label: msg`Company inbox` },
  { href: '/company/team', label: msg`Team` },
  { href: '/company/page', label: msg`Company page` },
  { href: '/ops', label: msg`Queues at a glance` },
  { href: '/ops/reports', label: msg`Reports` },
  { href: '/ops/jobs', label: msg`Jobs to review` },
  { href: '/ops/companies', label: msg`Companies to verify` },
  { href: '/ops/identity', label: msg`Identities to verify` },
  { href: '/ops/elite', label: msg`Elite applications to review` },
  { href: '/ops/services', label: msg`Services to review` },
  { href: '/ops/orders', label: msg`Disputed orders` },
  { href: '/ops/feeds', label: msg`Feeds of all companies` },
  { href: '/ops/courses', label: msg`Courses` },
  { href: '/ops/talks', label: msg`Talks` },
  { href: '/ops/audit', label: msg`Audit log` },
  { href: '/chat', label: msg`Inbox` },
  { href: '/profile', label: msg`Profile`, isForTalents: true },
  { href: '/settings', label: msg`Settings` },
  { href: '/onboarding', label: msg`Onboarding`, isForTalents: true },
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

/** Only screens that open without a redirect; talent screens only for talents. */
export function screensFor(identity: Identity | null): PaletteScreen[] {
  return [...(identity ? signedIn : signedOut), ...everybody].filter(({ href, isForTalents }) => {
    if (isForTalents && !identity?.roles.includes('talent')) return false
    const guard = screenAt(href)?.guard
    return guard !== undefined && isLanded(href) && guardRedirect(guard, identity, href) === null
  })
}
