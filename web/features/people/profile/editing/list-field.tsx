import type { ReactNode } from 'react'
import { useState } from 'react'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type ListFieldProps = {
  kind: 'lines' | 'words'
  name: string
  label: ReactNode
  help?: ReactNode
  value: readonly string[]
  onChange: (items: string[]) => void
}

const separators = { lines: { split: '\n', join: '\n' }, words: { split: /[,;\n]/, join: ', ' } } as const

const itemsIn = (text: string, kind: ListFieldProps['kind']) =>
  text
    .split(separators[kind].split)
    .map((item) => item.trim())
    .filter(Boolean)

/** A list typed as one text, which stays as typed: joining the items again would remove a comma just entered. */
export function ListField({ kind, value, onChange, ...field }: ListFieldProps) {
  const [text, setText] = useState(() => value.join(separators[kind].join))
  const isOutdated = itemsIn(text, kind).join('\n') !== value.join('\n')
  const shown = isOutdated ? value.join(separators[kind].join) : text
  const change = (next: string) => {
    setText(next)
    onChange(itemsIn(next, kind))
  }
  return kind === 'lines' ? (
    <TextArea {...field} isOptional rows={4} value={shown} onChange={change} />
  ) : (
    <TextField {...field} isOptional value={shown} onChange={change} />
  )
}
