import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { hiddenNames } from '#shared/features/hiring/applications/reviewing/hidden-names.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { Time } from '#web/ui/time.tsx'

const namesLogQuery = (id: string) =>
  endpointQuery<typeof hiddenNames.show>('GET /company/api/jobs/:id/applicant-names', { params: { id } })

/** Who hid or showed the names of a job's applicants, latest first. */
export function NamesLogDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { data, error } = useQuery(namesLogQuery(jobId))
  const zone = useReaderZone() ?? 'UTC'
  const now = useNow() ?? 0
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<Trans>Who hid or showed names</Trans>}>
      {error && <p role="alert">{describeFailure(i18n, error)}</p>}
      {!data && !error && (
        <p role="status">
          <Trans>Loading…</Trans>
        </p>
      )}
      {data?.log.length === 0 && (
        <p>
          <Trans>Names have never been hidden for this job, or your role does not allow you to see this log.</Trans>
        </p>
      )}
      {data && data.log.length > 0 && (
        <List label={t`Who hid or showed names`}>
          {data.log.map(({ by, isHidden, at }) => (
            <ListRow
              key={`${at} ${by}`}
              title={by || t`A former member`}
              meta={isHidden ? <Trans>Hid the names</Trans> : <Trans>Showed the names</Trans>}
              action={<Time at={Date.parse(at)} zone={zone} now={now} />}
            />
          ))}
        </List>
      )}
    </Dialog>
  )
}
