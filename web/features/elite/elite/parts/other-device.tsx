import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Callout } from '#web/ui/callout.tsx'
import { VersionChoice } from '#web/ui/version-choice.tsx'
import type { FormRow } from './form-rows.tsx'
import type { OtherDevice } from './use-elite-form.ts'

type OtherDeviceProps<V extends object> = {
  other: OtherDevice<V>
  rows: (values: V) => readonly FormRow<V>[]
}

/** The same form was saved from another device: says so, and asks which version counts where both changed the same answer. */
export function OtherDeviceNotice<V extends object>({ other, rows }: OtherDeviceProps<V>) {
  const { theirs, mine, isMerged, choose } = other
  const myRows = rows(mine)
  return (
    <>
      <div role="status">
        {isMerged && (
          <Callout title={<Trans>This form was also changed on another device</Trans>}>
            <Trans>Both changes are saved, and this page shows them together.</Trans>
          </Callout>
        )}
      </div>
      {theirs && (
        <VersionChoice
          title={<Trans>Some answers were also changed on another device</Trans>}
          savedBy="other-device"
          fields={rows(theirs.values).flatMap(({ fields, term, value }, at) =>
            fields.some((field) => theirs.fields.includes(field))
              ? [{ id: term, name: term, theirs: shown(value), mine: shown(myRows[at]?.value) }]
              : [],
          )}
          onChoose={choose}
        >
          <Trans>
            That version is saved. What you wrote here is not saved yet, and nothing is lost until you choose.
          </Trans>
        </VersionChoice>
      )}
    </>
  )
}

const shown = (value: ReactNode) => (value === '' || value === null ? <Trans>Empty</Trans> : value)
