import { useState } from 'react'
import { TextArea } from '#web/ui/text-area.tsx'

type LinesFieldProps = {
  name: string
  label: string
  help: string
  most: number
  problem?: string | undefined
  lines: readonly string[]
  onChange: (lines: string[]) => void
}

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])

/** One entry a line. What is typed stays as it is; only the entries are passed on. */
export function LinesField({ name, label, help, most, problem, lines, onChange }: LinesFieldProps) {
  const [typed, setTyped] = useState(lines.join('\n'))
  // Moved to another question: the entries are those of the other one.
  const text = linesOf(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n')
  return (
    <TextArea
      name={name}
      label={label}
      help={help}
      rows={3}
      isInvalid={problem !== undefined}
      value={text}
      onChange={(given) => {
        const entries = linesOf(given).slice(0, most)
        setTyped(given)
        onChange(entries)
      }}
    />
  )
}
