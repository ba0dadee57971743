import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { PracticeQuestion } from '#shared/features/skills/skills/skills.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './practice.module.css'
import { practiceQuery } from './skill-queries.ts'

/** Without a clock and without a score: every answer is explained at once. */
export function Practice({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(practiceQuery(slug))
  const [place, setPlace] = useState(0)
  const question = data.items[place]
  const count = data.items.length
  const number = place + 1
  if (!question)
    return (
      <Card title={<Trans>That was all</Trans>}>
        <p className={styles.text}>
          <Trans>The test asks other questions about the same topics.</Trans>
        </p>
        <LinkButton variant="filled" href={`/skill-center/tests/${slug}`}>
          <Trans>Take the test</Trans>
        </LinkButton>
      </Card>
    )
  return (
    <Card
      title={
        <Trans>
          Practice question {number} of {count}
        </Trans>
      }
    >
      <Asked key={question.id} question={question} onNext={() => setPlace(place + 1)} />
    </Card>
  )
}

function Asked({ question, onNext }: { question: PracticeQuestion; onNext: () => void }) {
  const { t } = useLingui()
  const name = useId()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isShown, setIsShown] = useState(false)
  const isSingle = question.options.filter(({ isRight }) => isRight).length === 1
  const isCorrect = question.options.every(({ text, isRight }) => chosen.has(text) === isRight)
  const choose = (text: string) => {
    if (isSingle) return setChosen(new Set([text]))
    const next = new Set(chosen)
    if (!next.delete(text)) next.add(text)
    return setChosen(next)
  }
  return (
    <form
      lang="en"
      translate="no"
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault()
        setIsShown(true)
      }}
    >
      <fieldset className={styles.options}>
        <legend className={styles.stem}>{question.text}</legend>
        {question.code !== null && <pre className={styles.code}>{question.code}</pre>}
        {question.options.map(({ text, isRight }) => (
          <label
            key={text}
            className={styles.option}
            data-mark={isShown ? markOf(isRight, chosen.has(text)) : undefined}
          >
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.has(text)}
              disabled={isShown}
              onChange={() => choose(text)}
            />
            <span>{text}</span>
            {isShown && isRight && <span className={styles.right}>{t`Right`}</span>}
          </label>
        ))}
      </fieldset>
      <div role="status" className={styles.outcome}>
        {isShown && (
          <p>
            <strong>{isCorrect ? <Trans>Right.</Trans> : <Trans>Not quite.</Trans>}</strong> {question.explanation}
          </p>
        )}
      </div>
      <div>
        {isShown ? (
          <PlainButton variant="filled" onPress={onNext}>
            <Trans>Next question</Trans>
          </PlainButton>
        ) : (
          <PlainButton variant="filled" type="submit" isDisabled={chosen.size === 0}>
            <Trans>Check</Trans>
          </PlainButton>
        )}
      </div>
    </form>
  )
}

const markOf = (isRight: boolean, isChosen: boolean): string | undefined =>
  isRight ? 'right' : isChosen ? 'wrong' : undefined
