import { msg } from '@lingui/core/macro'
import { IconAdjustments, IconBell, IconEyeOff, IconFileCheck, IconUser, IconUserOff } from '@tabler/icons-react'
import type { SettingsSection } from '#web/app/settings/settings-section.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { consentHistory } from './consent-queries.ts'
import { notificationSettings } from './notifications/notification-queries.ts'
import { blockedPeople, privacySettings } from './privacy/privacy-queries.ts'

const load = {
  account: () => import('./account/account.section.tsx'),
  display: () => import('./display/display.section.tsx'),
  notifications: () => import('./notifications/notifications.section.tsx'),
  privacy: () => import('./privacy/privacy.section.tsx'),
  blocked: () => import('./privacy/blocked.section.tsx'),
  consents: () => import('./consents.section.tsx'),
}

export const preferencesSettings: readonly SettingsSection[] = [
  {
    id: 'account',
    group: 'you',
    label: msg`Account`,
    lead: msg`Your name, location and time zone.`,
    icon: IconUser,
    Body: lazyPart(async () => (await load.account()).AccountSection),
  },
  {
    id: 'display',
    group: 'you',
    label: msg`Language and appearance`,
    lead: msg`Language, time format, currency, theme and density.`,
    icon: IconAdjustments,
    Body: lazyPart(async () => (await load.display()).DisplaySection),
  },
  {
    id: 'notifications',
    group: 'you',
    label: msg`Notifications`,
    lead: msg`What we notify you about, how, and when.`,
    icon: IconBell,
    queries: [notificationSettings],
    Body: lazyPart(async () => (await load.notifications()).NotificationsSection),
  },
  {
    id: 'privacy',
    group: 'privacy',
    label: msg`Privacy`,
    lead: msg`Whether you are looking for work, and who can find you.`,
    icon: IconEyeOff,
    queries: [privacySettings],
    Body: lazyPart(async () => (await load.privacy()).PrivacySection),
  },
  {
    id: 'blocked',
    group: 'privacy',
    label: msg`Blocked people`,
    lead: msg`People who cannot message you.`,
    icon: IconUserOff,
    queries: [blockedPeople],
    Body: lazyPart(async () => (await load.blocked()).BlockedSection),
  },
  {
    id: 'consents',
    group: 'data',
    label: msg`Consents`,
    lead: msg`What you agreed to, and when.`,
    icon: IconFileCheck,
    queries: [consentHistory],
    Body: lazyPart(async () => (await load.consents()).ConsentsSection),
  },
]
