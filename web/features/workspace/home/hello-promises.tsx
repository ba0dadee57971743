import { Trans, useLingui } from '@lingui/react/macro'
import { IconClockHour4, IconCoins, IconWorldCheck } from '@tabler/icons-react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './hello.module.css'

/** The three questions about every job across a border, always in this order. */
export function HelloPromises() {
  const { t } = useLingui()
  const promises = [
    {
      glyph: IconWorldCheck,
      question: t`Can I be hired where I live?`,
      answer: t`Every job says which countries it hires in. If a company has not said, we tell you so.`,
    },
    {
      glyph: IconClockHour4,
      question: t`Do our hours overlap?`,
      answer: t`Both working days are shown in your time, with the hours you share.`,
    },
    {
      glyph: IconCoins,
      question: t`What will I earn?`,
      answer: t`Pay is shown in your currency first, then as the company wrote it, with the date of the exchange rate.`,
    },
  ]
  return (
    <section aria-labelledby="promises">
      <h2 id="promises" className={styles.heading}>
        <Trans>Three answers before you apply</Trans>
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
