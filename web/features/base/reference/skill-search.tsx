import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { reference } from '#shared/features/base/reference/reference.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'

type SkillSearchProps = {
  help: string
  /** Slugs that are not offered again. */
  chosen: readonly string[]
  isFull: boolean
  isOptional?: boolean
  onAdd: (skill: { slug: string; name: string }) => void
}

/** Adds one skill at a time to a list that its form shows. */
export function SkillSearch({ help, chosen, isFull, isOptional = false, onAdd }: SkillSearchProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  // The list closes when the selected key changes; if it were always null, the list would stay open over the form.
  const [latest, setLatest] = useState<string | null>(null)
  const query = useDeferredValue(text)
  const { data: found = [] } = useQuery({
    ...endpointQuery<typeof reference.skills>('GET /shared/api/skills', { query: { query } }),
    placeholderData: keepPreviousData,
  })
  const value = latest !== null && chosen.includes(latest) ? latest : null
  return (
    <ComboBox
      name="skills"
      label={t`Skills`}
      help={help}
      isOptional={isOptional}
      isDisabled={isFull}
      isSearched
      placeholder={t`Add a skill`}
      choices={found.filter(({ slug }) => !chosen.includes(slug)).map(({ slug, name }) => ({ id: slug, label: name }))}
      value={value}
      inputValue={text}
      onInputChange={setText}
      onChange={(key) => {
        const skill = found.find(({ slug }) => slug === key)
        // On blur, React Aria reports the selected key once more.
        if (!skill || skill.slug === value) return
        onAdd({ slug: skill.slug, name: skill.name })
        setLatest(skill.slug)
        setText('')
      }}
    />
  )
}
