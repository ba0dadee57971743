import { Trans, useLingui } from '@lingui/react/macro'
import { IconClockHour4, IconCoins, IconWorldCheck } from '@tabler/icons-react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './hello.module.css'

/** The three questions of every job across a border, always in this order. */
export function HelloPromises() {
  const { t } = useLingui()
  const promises = [
    {
      glyph: IconWorldCheck,
      question: t`May I be hired from here?`,
      answer: t`Each job says which countries it is open to. What a company has not told is shown as not told.`,
    },
    {
      glyph: IconClockHour4,
      question: t`Do their hours fit mine?`,
      answer: t`Both working days are drawn on your own clock, and you see how many hours they share.`,
    },
    {
      glyph: IconCoins,
      question: t`What will I earn?`,
      answer: t`Pay comes in your currency first, then as the company wrote it, with the date of the rate.`,
    },
  ]
  return (
    <section aria-labelledby="promises">
      <h2 id="promises" className={styles.heading}>
        <Trans>Three questions, answered before you apply</Trans>
      </h2>
      <ul role="list" className={styles.promises}>
        {promises.map(({ glyph, question, answer }) => (
          <li key={question} className={styles.promise}>
            <Icon glyph={glyph} size={24} />
            <h3>{question}</h3>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
