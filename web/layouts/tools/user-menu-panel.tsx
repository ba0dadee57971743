import { useLingui } from '@lingui/react/macro'
import { IconArrowsExchange, IconBuilding, IconSettings } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import type { Identity, Role } from '#shared/access/identity.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { useLocaleChoices } from './locale-choices.ts'
import { chooseTheme, currentTheme, useChangeBasics } from './preferences.ts'
import { SignOutButton } from './sign-out-button.tsx'
import styles from './user-menu.module.css'
import { useOtherWorkspaces } from './workspaces/use-other-workspaces.ts'

type UserMenuPanelProps = {
  identity: Identity
  /** The one on screen. */
  workspace: Role
  triggerRef: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export function UserMenuPanel({ identity, workspace, triggerRef, onClose }: UserMenuPanelProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose()
  const content = <UserMenuContent identity={identity} workspace={workspace} onClose={onClose} />
  return isPhone ? (
    <Sheet title={t`Account menu`} isOpen onOpenChange={onOpenChange}>
      {content}
    </Sheet>
  ) : (
    <Popover label={t`Account menu`} isOpen triggerRef={triggerRef} placement="bottom end" onOpenChange={onOpenChange}>
      {content}
    </Popover>
  )
}

function UserMenuContent({ identity, workspace, onClose }: Omit<UserMenuPanelProps, 'triggerRef'>) {
  const { t } = useLingui()
  const otherWorkspaces = useOtherWorkspaces(workspace, identity.roles)
  return (
    <div className={styles.panel}>
      <p className={styles.person}>
        <bdi className={styles.name}>{identity.name}</bdi>
        <bdi className={styles.email}>{identity.email}</bdi>
      </p>
      {otherWorkspaces.map(({ href, label }) => (
        <LinkButton key={href} href={href} isWide icon={IconArrowsExchange} onClick={onClose}>
          {label}
        </LinkButton>
      ))}
      {!identity.roles.includes('company') && (
        <LinkButton href="/company/new" isWide icon={IconBuilding} onClick={onClose}>
          {t`Register a company`}
        </LinkButton>
      )}
      <LinkButton href="/settings" isWide icon={IconSettings} onClick={onClose}>
        {t`Settings`}
      </LinkButton>
      <ThemeChoice />
      <LocaleChoice />
      <SignOutButton />
    </div>
  )
}

function ThemeChoice() {
  const { t } = useLingui()
  const [theme, setTheme] = useState(currentTheme)
  const changeBasics = useChangeBasics()
  return (
    <SegmentedControl
      label={t`Theme`}
      isWide
      segments={[
        { id: 'system', label: t`System` },
        { id: 'light', label: t`Light` },
        { id: 'dark', label: t`Dark` },
      ]}
      value={theme}
      onChange={(chosen) => {
        setTheme(chosen)
        // Apply at once; saving to the account follows.
        chooseTheme(chosen)
        changeBasics({ theme: chosen }).catch(() =>
          showToast({ text: t`Saved on this device only. We could not reach your account.`, isFailure: true }),
        )
      }}
    />
  )
}

function LocaleChoice() {
  const { t } = useLingui()
  const { current, choices } = useLocaleChoices()
  const changeBasics = useChangeBasics()
  if (choices.length < 2) return null
  return (
    <SegmentedControl
      label={t`Language`}
      isWide
      segments={choices.map(({ locale, name }) => ({ id: locale, label: <bdi>{name}</bdi> }))}
      value={current}
      onChange={(locale) => {
        changeBasics({ locale }).catch(() =>
          showToast({ text: t`Could not change your language. You seem to be offline.`, isFailure: true }),
        )
      }}
    />
  )
}
