import { useLingui } from '@lingui/react/macro'
import type { SentIntro } from '#shared/features/applications/sent-form.contract.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './sent.module.css'

export function SentIntroPart({ intro }: { intro: SentIntro }) {
  const { t } = useLingui()
  if (intro.kind === 'text')
    return (
      <Disclosure title={t`Written introduction`}>
        <p className={styles.words} dir="auto">
          {intro.text}
        </p>
      </Disclosure>
    )
  return <p className={styles.label}>{intro.kind === 'video' ? t`Video introduction` : t`Audio introduction`}</p>
}
