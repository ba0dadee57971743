import { Trans } from '@lingui/react/macro'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useFieldNames } from '../field-names.ts'
import { toText } from './description-text.ts'
import { type EditedField, type EditedJob, editedJob } from './edited-job.ts'
import type { JobEditor } from './use-job-editor.ts'
import { VersionsPanel } from './versions-panel.tsx'

/** A colleague has changed the same fields first: the later of the two decides, with both versions in view. */
export function ConflictPanel({ editor: { state, autosave } }: { editor: JobEditor }) {
  const names = useFieldNames()
  const { theirs, values } = state
  if (!theirs) return null
  const other = editedJob(theirs.saved)
  return (
    <VersionsPanel
      title={<Trans>A colleague has also changed this job</Trans>}
      fields={theirs.fields.map((field) => ({
        id: field,
        name: names[field],
        theirs: describe(other, field),
        yours: describe(values, field),
      }))}
      onChoose={autosave.choose}
    >
      <Trans>
        Their version was saved <LocalTime at={theirs.saved.updatedAt} />. Yours is not saved yet, and nothing is lost
        until you choose.
      </Trans>
    </VersionsPanel>
  )
}

function describe(job: EditedJob, field: EditedField): string {
  const value = job[field]
  if (field === 'description') return toText(job.description)
  if (value === null) return '–'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? one : Object.values(one).join(' · '))).join('\n') || '–'
  return Object.entries(value)
    .flatMap(([name, part]) => (part === null || part === '' ? [] : [`${name}: ${JSON.stringify(part)}`]))
    .join('\n')
}
