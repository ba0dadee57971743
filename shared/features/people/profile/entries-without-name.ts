import type { Redact } from '#shared/kit/text/redact-name.ts'
import type { EntryDraft } from './profile-entries.ts'

/** Links and references lead to a name, whatever their text says. */
const identifying: readonly EntryDraft['section'][] = ['links', 'references']

export const entriesWithoutName = (entries: readonly EntryDraft[], redact: Redact): EntryDraft[] =>
  entries
    .filter(({ section }) => !identifying.includes(section))
    .map(({ section, content }) => ({ section, content: redactContent(content, redact) }) as EntryDraft)

function redactContent(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((one) => redactContent(one, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === 'url' ? '' : redactContent(part, redact)]),
  )
}
