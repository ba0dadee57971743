import { useLingui } from '@lingui/react/macro'
import { IconDeviceDesktop, IconLanguage, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import { useRevalidator } from 'react-router'
import type { Theme } from '#shared/site.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { useLocaleChoices } from '#web/layouts/tools/locale-choices.ts'
import { chooseLocale, chooseTheme, useChangeBasics } from '#web/layouts/tools/preferences.ts'
import type { PaletteEntry } from '#web/ui/command-palette-search.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Actions available right here, to a guest or the signed-in person. */
export function usePaletteActions(): readonly PaletteEntry[] {
  const { t } = useLingui()
  const isGuest = useIdentity() === null
  const { logout } = useSession()
  const { revalidate } = useRevalidator()
  const changeBasics = useChangeBasics()
  const { current, choices } = useLocaleChoices()
  const fail = (text: string) => () => void showToast({ text, isFailure: true })
  const setTheme = (theme: Theme) => () => {
    chooseTheme(theme)
    if (isGuest) return
    changeBasics({ theme }).catch(fail(t`Saved on this device only. We could not reach your account.`))
  }
  const leave = () =>
    void logout()
      .then(() => revalidate())
      .catch(fail(t`You are still signed in. Check your connection and try again.`))
  return [
    { id: 'theme:light', label: t`Light theme`, icon: IconSun, onAction: setTheme('light') },
    { id: 'theme:dark', label: t`Dark theme`, icon: IconMoon, onAction: setTheme('dark') },
    { id: 'theme:system', label: t`System theme`, icon: IconDeviceDesktop, onAction: setTheme('system') },
    ...choices
      .filter(({ locale }) => locale !== current)
      .map(
        ({ locale, name }): PaletteEntry => ({
          id: `language:${locale}`,
          label: t`Language: ${name}`,
          icon: IconLanguage,
          onAction: () => {
            if (isGuest) return chooseLocale(locale)
            changeBasics({ locale }).catch(fail(t`Could not change your language. You seem to be offline.`))
          },
        }),
      ),
    ...(isGuest ? [] : [{ id: 'sign-out', label: t`Sign out`, icon: IconLogout, onAction: leave }]),
  ]
}
