import { useRouteLoaderData } from 'react-router'
import { type Locale, locales, supportedLocale } from '#shared/kit/locales.ts'
import type { RootData } from '#web/root.tsx'

/** Each language by its own name: people who cannot read this page must still find theirs. */
const names: Record<Locale, string> = { en: 'English', 'en-XA': 'Pseudo ⟦Ṕšéúđó⟧' }

export type LocaleChoice = { locale: Locale; name: string }

export function useLocaleChoices(): { current: Locale; choices: LocaleChoice[] } {
  const { locale, site } = useRouteLoaderData('root') as RootData
  const offered = locales.filter((one) => supportedLocale(one, site.speaksPseudo) === one)
  return { current: locale, choices: offered.map((one) => ({ locale: one, name: names[one] })) }
}
