import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VersionChoice } from '#web/ui/version-choice.tsx'
import type { AutosavedText } from './use-revision-autosave.ts'

type ConflictPanelProps<V extends object> = {
  text: AutosavedText<V>
  names: Record<keyof V, string>
  describe: (values: V, field: keyof V) => ReactNode
}

/** A colleague has saved the same field first: the later of the two decides, with both versions in view. */
export function ConflictPanel<V extends object>({ text, names, describe }: ConflictPanelProps<V>) {
  const { theirs, values } = text.state
  if (!theirs) return null
  return (
    <VersionChoice
      title={<Trans>A colleague has also changed this</Trans>}
      savedBy="colleague"
      fields={theirs.fields.map((field) => ({
        id: String(field),
        name: names[field],
        theirs: <bdi translate="no">{describe(theirs.values, field)}</bdi>,
        mine: <bdi translate="no">{describe(values, field)}</bdi>,
      }))}
      onChoose={text.autosave.choose}
    >
      <Trans>Their version is saved. Yours is not saved yet, and nothing is lost until you choose.</Trans>
    </VersionChoice>
  )
}
