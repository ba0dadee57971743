import { Trans, useLingui } from '@lingui/react/macro'
import { IconLogout } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import type { Identity } from '#shared/access/identity.ts'
import type { Theme } from '#shared/site.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useLocaleChoices } from './locale-choices.ts'
import { chooseLocale, chooseTheme, currentTheme } from './preferences.ts'
import styles from './user-menu.module.css'

type UserMenuPanelProps = {
  identity: Identity
  triggerRef: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export function UserMenuPanel({ identity, triggerRef, onClose }: UserMenuPanelProps) {
  const { t } = useLingui()
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      placement="bottom end"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={styles.popover ?? ''}
    >
      <Dialog aria-label={t`Your menu`} className={styles.panel ?? ''}>
        <p className={styles.person}>
          <bdi className={styles.name}>{identity.name}</bdi>
          <bdi className={styles.email}>{identity.email}</bdi>
        </p>
        <ThemeChoice />
        <LocaleChoice />
        <SignOut />
      </Dialog>
    </Popover>
  )
}

function ThemeChoice() {
  const { t } = useLingui()
  const [theme, setTheme] = useState(currentTheme)
  const choices: [Theme, string][] = [
    ['system', t`System`],
    ['light', t`Light`],
    ['dark', t`Dark`],
  ]
  return (
    <fieldset className={styles.choice}>
      <legend>
        <Trans>Theme</Trans>
      </legend>
      {choices.map(([value, label]) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name="theme"
            checked={theme === value}
            onChange={() => {
              setTheme(value)
              chooseTheme(value)
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function LocaleChoice() {
  const { current, choices } = useLocaleChoices()
  if (choices.length < 2) return null
  return (
    <fieldset className={styles.choice}>
      <legend>
        <Trans>Language</Trans>
      </legend>
      {choices.map(({ locale, name }) => (
        <label key={locale} className={styles.option}>
          <input type="radio" name="locale" checked={locale === current} onChange={() => chooseLocale(locale)} />
          <bdi>{name}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

function SignOut() {
  const { logout } = useSession()
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready')

  async function leave() {
    setState('pending')
    try {
      await logout()
    } catch {
      // Still signed in: on a shared device that must not go unnoticed.
      setState('failed')
    }
  }

  return (
    <div className={styles.leave}>
      <Button variant="text" isWide icon={IconLogout} isPending={state === 'pending'} onPress={leave}>
        <Trans>Sign out</Trans>
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          <Trans>You are still signed in. Check your connection and try again.</Trans>
        </p>
      )}
    </div>
  )
}
