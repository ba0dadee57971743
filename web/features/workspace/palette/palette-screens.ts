// The screens the palette offers: the navigation of the person's workspaces, and some that it does not contain.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { guardRedirect, isVerified } from '#shared/access/guards.ts'
import type { Identity } from '#shared/access/identity.ts'
import { screenAt } from '#shared/screen-match.ts'
import { isLanded } from '#shared/screens.ts'
import { navigations } from '#web/layouts/navigation/workspace-navigation.ts'
import type { Glyph } from '#web/ui/icon.tsx'

type PaletteScreen = { href: string; label: MessageDescriptor; icon?: Glyph }

const signedIn: readonly PaletteScreen[] = [
  { href: '/jobs/saved', label: msg`Saved jobs` },
  { href: '/jobs/recommended', label: msg`Recommended jobs` },
  { href: '/onboarding', label: msg`Onboarding` },
]

const signedOut: readonly PaletteScreen[] = [
  { href: '/hello', label: msg`Welcome` },
  { href: '/login', label: msg`Sign in` },
  { href: '/signup', label: msg`Sign up` },
  { href: '/forgot-password', label: msg`Forgot password` },
]

const everybody: readonly PaletteScreen[] = [
  { href: '/verify', label: msg`Confirm your email` },
  { href: '/recorder', label: msg`Recorder` },
  { href: '/docs/api', label: msg`API reference` },
]

/** Only screens that open for this person, without being redirected. */
export function screensFor(identity: Identity | null): PaletteScreen[] {
  const own = identity ? [...navigationOf(identity), ...signedIn] : signedOut
  const offered = new Map([...own, ...everybody].map((screen) => [screen.href, screen]))
  return [...offered.values()].filter(({ href }) => {
    const guard = screenAt(href)?.guard
    return (
      guard !== undefined &&
      isLanded(href) &&
      guardRedirect(guard, identity, href) === null &&
      !isPastVerify(href, identity)
    )
  })
}

const isPastVerify = (href: string, identity: Identity | null) =>
  href === '/verify' && (identity === null || isVerified(identity))

const navigationOf = ({ roles }: Identity): PaletteScreen[] =>
  roles.flatMap((role) => {
    const { groups, foot } = navigations[role]
    return [...groups.flatMap(({ items }) => items), ...foot]
  })
