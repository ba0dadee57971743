import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FeedMapping, feedMappings, MappedLine } from '#shared/features/jobs/feeds/feed-mapping.contract.ts'
import type { Feed, feeds } from '#shared/features/jobs/feeds/feeds.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { useTermText } from '#web/features/jobs/jobs/parts/term-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { sourceNames } from '../source-names.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import styles from './feeds.module.css'
import { mappingQuery } from './feeds-queries.ts'

export function FeedCard({ feed }: { feed: Feed }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const params = { id: feed.id }
  const settled = {
    onError: (error: unknown) => void showToast({ text: describeFailure(i18n, error) ?? '', isFailure: true }),
    onSettled: () => cache.invalidateQueries(),
  }
  const run = useMutation({
    mutationFn: () => callApi<typeof feeds.run>(client, 'POST /company/api/feeds/:id/runs', { params }),
    ...settled,
  })
  const change = useMutation({
    mutationFn: (event: 'pause' | 'resume') =>
      callApi<typeof feeds.changeStatus>(client, 'POST /company/api/feeds/:id/status', { params, body: { event } }),
    ...settled,
  })
  const remove = useMutation({
    mutationFn: async () => {
      const isSure = await confirm({
        title: t`Remove this feed?`,
        consequences: t`The jobs imported from it are closed.`,
        keepLabel: t`Keep it`,
        actionLabel: t`Remove`,
      })
      if (isSure) await callApi<typeof feeds.remove>(client, 'DELETE /company/api/feeds/:id', { params })
    },
    ...settled,
  })
  const imported = feed.items.published ?? 0
  const held = feed.items.held ?? 0
  return (
    <Card title={<bdi>{sourceNames[feed.source]}</bdi>} aside={<Plural value={imported} one="# job" other="# jobs" />}>
      <p dir="ltr" className={styles.address}>
        {feed.url}
      </p>
      {feed.error && (
        <Callout tone="bad" title={<Trans>The last sync failed</Trans>}>
          {feed.error.message}
        </Callout>
      )}
      {held + feed.unreadable > 0 && (
        <p>
          <Plural
            value={held + feed.unreadable}
            one="# posting was not imported"
            other="# postings were not imported"
          />
        </p>
      )}
      <Mapping feedId={feed.id} />
      {(feed.can.pause || feed.can.resume) && (
        <div className={styles.tools}>
          {feed.can.pause && (
            <Button isPending={run.isPending} onPress={() => run.mutate()}>
              <Trans>Sync now</Trans>
            </Button>
          )}
          <Button
            variant="light"
            isPending={change.isPending}
            onPress={() => change.mutate(feed.can.pause ? 'pause' : 'resume')}
          >
            {feed.can.pause ? <Trans>Pause</Trans> : <Trans>Resume</Trans>}
          </Button>
          <Button variant="danger-text" isPending={remove.isPending} onPress={() => remove.mutate()}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Each line of the postings, and what it was taken to mean. */
function Mapping({ feedId }: { feedId: string }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { data } = useQuery(mappingQuery(feedId))
  const [corrected, setCorrected] = useState<MappedLine | null>(null)
  const correct = useMutation({
    mutationFn: (correction: NonNullable<MappedLine['correction']>) =>
      callApi<typeof feedMappings.correct>(client, 'PUT /company/api/feeds/:id/mapping', {
        params: { id: feedId },
        body: { correction },
      }),
    onSuccess: (mapping: FeedMapping) => {
      cache.setQueryData(mappingQuery(feedId).queryKey, mapping)
      setCorrected(null)
      void showToast({ text: t`Saved. The feed is being read again.` })
    },
  })
  if (!data || data.lines.length === 0) return null
  return (
    <>
      <List label={t`How postings are read`}>
        {data.lines.map((line) => (
          <LineRow
            key={`${line.field} ${line.line}`}
            line={line}
            {...(data.canCorrect && { onCorrect: () => setCorrected(line) })}
          />
        ))}
      </List>
      {corrected && (
        <CorrectionDialog
          line={corrected}
          isPending={correct.isPending}
          failure={correct.error}
          onSave={(correction) => correct.mutate(correction)}
          onClose={() => {
            correct.reset()
            setCorrected(null)
          }}
        />
      )}
    </>
  )
}

function LineRow({ line, onCorrect }: { line: MappedLine; onCorrect?: () => void }) {
  const { t } = useLingui()
  const describe = useReadingText()
  const isSilent = line.line === ''
  return (
    <ListRow
      title={isSilent ? t`Postings that do not say` : `“${line.line}”`}
      meta={
        <>
          {line.field === 'eligibility' ? <Trans>Who can be hired</Trans> : <Trans>Where the work is done</Trans>}
          <span>
            {'· '}
            <Plural value={line.postings} one="# posting" other="# postings" />
          </span>
          {line.correction && (
            <Chip tone="info" size="small">
              <Trans>Corrected</Trans>
            </Chip>
          )}
        </>
      }
      facts={describe(line)}
      action={
        onCorrect && (
          <Button variant="light" onPress={onCorrect} aria-label={t`Correct “${line.line}”`}>
            <Trans>Correct</Trans>
          </Button>
        )
      }
    />
  )
}

function useReadingText() {
  const { t } = useLingui()
  const { listPlaces } = usePlaceText()
  const { nameWorkplace } = useTermText()
  return ({ field, reading, correction }: MappedLine): string => {
    if (field === 'workplace')
      return nameWorkplace(correction?.field === 'workplace' ? correction.workplace : (reading?.workplace ?? 'unknown'))
    const reach = correction?.field === 'eligibility' ? correction : reading
    if (!reach || reach.mode === 'unknown') return t`Not stated`
    if (reach.mode === 'worldwide') return t`Anywhere`
    const places = listPlaces(reach.countries, reach.regions)
    return reach.mode === 'allow' ? places : t`Anywhere except ${places}`
  }
}
