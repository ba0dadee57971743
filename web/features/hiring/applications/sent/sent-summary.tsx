import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SentForm, SentIntro } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'

/** 'Résumé, 2 answers, video introduction' */
export function SentSummary({ sent }: { sent: SentForm }) {
  const { t, i18n } = useLingui()
  const intros: Record<SentIntro['kind'], string> = {
    video: t`video introduction`,
    audio: t`audio introduction`,
    text: t`written introduction`,
  }
  const answered = sent.answers.filter(({ value, file }) => value !== null || file !== null).length
  const parts = [
    (sent.resume ?? sent.resumeText) && t`résumé`,
    sent.coverNote && t`cover note`,
    answered > 0 && t`${plural(answered, { one: '# answer', other: '# answers' })}`,
    sent.intro && intros[sent.intro.kind],
  ].filter((part) => typeof part === 'string' && part !== '')
  const list = listFormat(i18n.locale).format(parts.map(String))
  return parts.length === 0 ? t`With your name and contact details` : t`With ${list}`
}
