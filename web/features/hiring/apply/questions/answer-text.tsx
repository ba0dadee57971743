import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AnswerValue } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { ApplyQuestion } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { formatDate } from '#shared/kit/time-format.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { nameOfZone } from '#web/features/people/preferences/account/zone-choices.ts'
import { Money } from '#web/ui/money.tsx'
import styles from './answer-text.module.css'

type AnswerWordsProps = { question: ApplyQuestion; value: AnswerValue | null; fileName: string | null }

/** An answer as the company will read it. */
export function AnswerText({ question, value, fileName }: AnswerWordsProps) {
  const { t, i18n } = useLingui()
  const { nameCountry } = usePlaceText()
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return (
      <span className={styles.none}>
        <Trans>No answer</Trans>
      </span>
    )
  if (typeof value === 'boolean') return value ? <Trans>Yes</Trans> : <Trans>No</Trans>
  if (typeof value === 'number')
    return question.type === 'notice_period' ? <NoticeText days={value} /> : i18n.number(value)
  if (Array.isArray(value)) return <bdi>{listFormat(i18n.locale).format(value)}</bdi>
  if (typeof value === 'object') return <Money amount={value} period={value.period} format="full" />
  if (question.type === 'file') return <bdi>{fileName ?? t`A file`}</bdi>
  if (question.type === 'country') return nameCountry(value)
  if (question.type === 'timezone') return <bdi>{nameOfZone(value)}</bdi>
  if (question.type === 'date') return formatDate(Date.parse(`${value}T00:00:00Z`), 'UTC', i18n.locale)
  return <bdi className={styles.text}>{value}</bdi>
}

function NoticeText({ days }: { days: number }) {
  return <Plural value={days} _0="Immediately" one="# day" other="# days" />
}
