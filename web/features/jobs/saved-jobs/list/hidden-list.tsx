import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { HiddenItem } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { hiddenQuery } from '../marks/mark-queries.ts'
import { useReasonText } from '../marks/reason-text.ts'
import { useMarkChanges } from '../marks/use-mark-changes.ts'

/** Hidden jobs and companies, each with a button to unhide it. */
export function HiddenList() {
  const { t } = useLingui()
  const { data } = useQuery(hiddenQuery)
  const items = data?.items ?? []
  if (items.length === 0) return null
  return (
    <Disclosure
      title={t`Hidden from your searches`}
      detail={<Plural value={items.length} one="# entry" other="# entries" />}
    >
      <List label={t`Hidden from your searches`}>
        {items.map((item) => (
          <HiddenRow key={item.id} item={item} />
        ))}
      </List>
    </Disclosure>
  )
}

function HiddenRow({ item: { id, job, company, reason } }: { item: HiddenItem }) {
  const { t } = useLingui()
  const labels = useReasonText()
  const { unhide } = useMarkChanges()
  const { name } = company
  const title = job ? (job.title ?? t`This job is no longer public`) : t`All jobs at ${name}`
  return (
    <ListRow
      title={title}
      meta={job ? `${name} · ${labels[reason]}` : labels[reason]}
      action={
        <PlainButton variant="light" onPress={() => void unhide(id, job?.id)} aria-label={t`Unhide ${title}`}>
          <Trans>Unhide</Trans>
        </PlainButton>
      }
    />
  )
}
