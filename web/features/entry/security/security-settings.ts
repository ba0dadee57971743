import { msg } from '@lingui/core/macro'
import { IconAt, IconCode, IconDevices, IconHistory, IconLock } from '@tabler/icons-react'
import type { SettingsSection } from '#web/app/settings/settings-section.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { deviceList, emailChangeState, securityLog, tokenList, waysIn } from './security-queries.ts'

const load = {
  email: () => import('./email/email.section.tsx'),
  password: () => import('./password.section.tsx'),
  devices: () => import('./devices.section.tsx'),
  tokens: () => import('./tokens/tokens.section.tsx'),
  log: () => import('./security-log.section.tsx'),
}

/** Sign-in methods. Passkeys and the second factor are features of their own and are placed in between. */
export const signInSettings: readonly SettingsSection[] = [
  {
    id: 'email',
    group: 'security',
    label: msg`Email address`,
    lead: msg`Where we reach you, and what you sign in with.`,
    icon: IconAt,
    queries: [emailChangeState],
    Body: lazyPart(async () => (await load.email()).EmailSection),
  },
  {
    id: 'password',
    group: 'security',
    label: msg`Password`,
    lead: msg`Change or set your password.`,
    icon: IconLock,
    queries: [waysIn, tokenList],
    Body: lazyPart(async () => (await load.password()).PasswordSection),
  },
]

/** Signed-in devices, and the security log. */
export const accessSettings: readonly SettingsSection[] = [
  {
    id: 'devices',
    group: 'security',
    label: msg`Devices`,
    lead: msg`Where you are signed in.`,
    icon: IconDevices,
    queries: [deviceList],
    Body: lazyPart(async () => (await load.devices()).DevicesSection),
  },
  {
    id: 'security-log',
    group: 'security',
    label: msg`Security log`,
    lead: msg`Account activity from the past year, and where it came from.`,
    icon: IconHistory,
    queries: [securityLog],
    Body: lazyPart(async () => (await load.log()).SecurityLogSection),
  },
  {
    id: 'tokens',
    group: 'security',
    label: msg`API tokens`,
    lead: msg`For your own scripts.`,
    icon: IconCode,
    queries: [tokenList],
    Body: lazyPart(async () => (await load.tokens()).TokensSection),
  },
]
