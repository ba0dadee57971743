import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SentAnswer } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { formatShortDate } from '#shared/kit/time-format.ts'
import { Country } from '#web/ui/country.tsx'
import { Money } from '#web/ui/money.tsx'
import type { Reader } from '../use-reader.ts'
import styles from './sent.module.css'
import { SentFile } from './sent-file.tsx'

type SentAnswersProps = { applicationId: string; answers: readonly SentAnswer[]; reader: Reader }

export function SentAnswers({ applicationId, answers, reader }: SentAnswersProps) {
  return (
    <dl className={styles.answers}>
      {answers.map((answer) => (
        <div key={answer.questionId}>
          <dt className={styles.question}>
            <bdi>{answer.label}</bdi>
          </dt>
          <dd className={styles.answer}>
            {answer.file ? (
              <SentFile applicationId={applicationId} file={answer.file} />
            ) : (
              <AnswerText answer={answer} reader={reader} />
            )}
          </dd>
          {answer.isPrivate && (
            <dd className={styles.detail}>
              <Trans>Only the hiring decision-makers see this.</Trans>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function AnswerText({ answer: { type, value }, reader }: { answer: SentAnswer; reader: Reader }) {
  const { i18n } = useLingui()
  if (value === null) return <Trans>No answer</Trans>
  if (typeof value === 'boolean') return value ? <Trans>Yes</Trans> : <Trans>No</Trans>
  if (typeof value === 'number')
    return type === 'notice_period' ? <Plural value={value} one="# day" other="# days" /> : i18n.number(value)
  if (Array.isArray(value)) return <bdi>{value.join(', ')}</bdi>
  if (typeof value === 'object')
    return <Money amount={{ amount: value.amount, currency: value.currency }} period={value.period} format="full" />
  if (type === 'country') return <Country code={value} />
  // A date without a time is shown as entered, in any time zone.
  if (type === 'date') return formatShortDate(Date.parse(`${value}T12:00:00Z`), reader.now, 'UTC', i18n.locale)
  if (type === 'url')
    return (
      <a href={value} target="_blank" rel="noopener noreferrer nofollow">
        {value}
      </a>
    )
  return <span dir="auto">{value}</span>
}
