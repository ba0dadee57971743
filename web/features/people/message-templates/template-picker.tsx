import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TemplateKind } from '#shared/features/people/message-templates/template-limits.ts'
import type { Translation } from '#shared/features/people/message-templates/wording.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { Select } from '#web/ui/select.tsx'
import styles from './message-templates.module.css'
import { useLanguageName } from './template-words.ts'
import { templateList } from './templates-query.ts'

export type PickedWording = { text: string; language: string; translations: Translation[] }

/** What a form starts with. */
export const noTranslations: { language?: string; translations: Translation[] } = { translations: [] }

type TemplatePickerProps = {
  kind: TemplateKind
  /** What the form has now, which may be from before it was opened. */
  wording: { language?: string | undefined; translations?: readonly Translation[] | undefined }
  onPick: (wording: PickedWording) => void
}

/** Fills a text and its translations; nothing is shown while the company has no template of this kind. */
export function TemplatePicker({ kind, wording: { language, translations = [] }, onPick }: TemplatePickerProps) {
  const { t, i18n } = useLingui()
  const nameLanguage = useLanguageName()
  const { data } = useQuery(templateList)
  const [pickedId, setPickedId] = useState<string | null>(null)
  const templates = data?.items.filter((template) => template.kind === kind) ?? []
  const pick = (id: unknown) => {
    const [first, ...others] = templates.find((template) => template.id === id)?.versions ?? []
    if (!first || typeof id !== 'string') return
    setPickedId(id)
    onPick({ ...first, translations: others })
  }
  if (templates.length === 0) return null
  const mainName = language ? nameLanguage(language) : ''
  const otherNames = listFormat(i18n.locale, { type: 'disjunction' }).format(
    translations.map((translation) => nameLanguage(translation.language)),
  )
  return (
    <div className={styles.picker}>
      <Select
        label={t`Template`}
        isOptional
        choices={templates.map(({ id, name }) => ({ id, label: name }))}
        value={pickedId}
        onChange={pick}
      />
      {translations.length > 0 && (
        <p className={styles.hint}>
          <Trans>
            You see the version in {mainName}. People who know {otherNames} better get that version of the template.
          </Trans>
        </p>
      )}
    </div>
  )
}
