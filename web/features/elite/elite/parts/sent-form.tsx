// Forms that have been sent, to be read: nothing in them looks as if it could be changed.

import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { formsQuery } from '../elite-queries.ts'
import { type FormRow, useComplianceRows, useJoinRows, usePreferenceRows, useWorkRows, words } from './form-rows.tsx'

type Row = Pick<FormRow<object>, 'term' | 'value'>

/** Without what was left empty. */
function Answers({ title, rows }: { title: ReactNode; rows: readonly Row[] }) {
  return (
    <Card title={title}>
      <DefinitionList items={rows.filter(({ value }) => value !== '' && value !== null)} />
    </Card>
  )
}

export function SentJoin() {
  const { join } = useSuspenseQuery(formsQuery()).data
  const rows = useJoinRows()(join)
  const workRows = useWorkRows()
  return (
    <>
      <Answers title={<Trans>About you</Trans>} rows={rows.filter(({ fields }) => !fields.includes('works'))} />
      {join.works.map((work, index) => (
        <Answers key={index} title={words(work.title)} rows={workRows(work)} />
      ))}
    </>
  )
}

export function SentPreference() {
  const { preference } = useSuspenseQuery(formsQuery()).data
  const { time, terms } = usePreferenceRows()(preference)
  return (
    <>
      <Answers title={<Trans>Time</Trans>} rows={time} />
      <Answers title={<Trans>Rate and contract</Trans>} rows={terms} />
    </>
  )
}

export function SentCompliance() {
  const { compliance } = useSuspenseQuery(formsQuery()).data
  const { contractor, work } = useComplianceRows()(compliance)
  return (
    <>
      <Answers title={<Trans>You as a contractor</Trans>} rows={contractor} />
      <Answers title={<Trans>How you work</Trans>} rows={work} />
    </>
  )
}
