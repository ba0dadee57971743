import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { earlyClickScript } from '#web/app/document/early-clicks.ts'
import { NonceContext } from '#web/app/document/nonce.ts'
import { pageTitle } from '#web/app/document/title.ts'
import type { RootData } from '#web/root.tsx'
import buttonStyles from '#web/ui/button.module.css'
import { errorFacts } from './error-facts.ts'
import styles from './error-page.module.css'
import { type LoadFailurePage, loadFailureScript } from './load-failure-script.ts'
import { useErrorText } from './use-error-text.ts'

/** Without comments and indentation, because they are part of every document. */
const inlineScripts = import.meta.env.SSR
  ? `${loadFailureScript()};${earlyClickScript()}`.replace(/^\s+(\/\/.*\n\s*)?/gm, '')
  : ''

/** Only in documents, before the scripts it watches. */
export function LoadFailureGuard({ site }: { site: RootData['site'] | undefined }) {
  const { t } = useLingui()
  const nonce = useContext(NonceContext)
  const { status, statusText } = errorFacts({})
  const { title, advice } = useErrorText(status)
  const page: LoadFailurePage = {
    title: pageTitle(`${status} - ${statusText}`, site?.title ?? 'Meridian', site?.titleSeparator ?? ' - '),
    heading: title,
    advice,
    home: t`Go to home`,
    classes: { page: styles['page'] ?? '', text: styles['text'] ?? '', link: buttonStyles['button'] ?? '' },
  }
  return (
    <script nonce={nonce} data-page={JSON.stringify(page)}>
      {inlineScripts}
    </script>
  )
}
