import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { ShownCase } from '#shared/features/base/operations/operations.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import { Time } from '#web/ui/time.tsx'
import bench from '../operations.module.css'
import { caseQuery, useReloadQueue } from '../operations-queries.ts'
import { Trail } from '../trail.tsx'
import { CaseDecision } from './case-decision.tsx'
import { CaseEvidence } from './case-evidence.tsx'
import styles from './case-panel.module.css'
import { PendingDecision } from './pending-decision.tsx'

/** Polls quickly while a decision can be undone, and slowly for changes by colleagues. */
const FAST_POLL_MS = 2_000
const SLOW_POLL_MS = 30_000

export type CasePanelProps = {
  queue: string
  id: string
  /** Set by the decision form while it is shown, so that number keys can select a choice. */
  chooserRef: RefObject<((position: number) => void) | null>
  requestedAt: number
}

export function CasePanel(props: CasePanelProps) {
  const { queue, id, requestedAt } = props
  const { data, isError } = useQuery({
    ...caseQuery(queue, id),
    refetchInterval: ({ state }) => (state.data?.decision ? FAST_POLL_MS : SLOW_POLL_MS),
  })
  useReloadWhenDecided(queue, data)
  return (
    <>
      <div className={bench.back}>
        <LinkButton href="?" icon={IconArrowLeft} variant="text">
          <Trans>All cases</Trans>
        </LinkButton>
      </div>
      {data && <Case {...props} shown={data} />}
      {!data && isError && (
        <div className={styles.section}>
          <Callout tone="warn">
            <Trans>This case could not be opened. It may have been decided.</Trans>
          </Callout>
        </div>
      )}
      {!data && !isError && (
        <div className={styles.section}>
          <Skeleton>
            <SkeletonRows />
          </Skeleton>
        </div>
      )}
      {data && (
        <section className={styles.section}>
          <h3 className={styles.heading}>
            <Trans>Activity</Trans>
          </h3>
          <Trail entries={data.trail} requestedAt={requestedAt} isOfOneCase />
        </section>
      )}
    </>
  )
}

function useReloadWhenDecided(queue: string, data: ShownCase | undefined) {
  const reload = useEffectEvent(useReloadQueue(queue))
  // Decided, or proposed to a second operator.
  const outcome = data?.case === null ? 'decided' : data?.case?.proposal?.at
  useEffect(() => {
    if (outcome) void reload()
  }, [outcome])
}

function Case({ shown, ...props }: CasePanelProps & { shown: ShownCase }) {
  const { t } = useLingui()
  const now = useNow() ?? props.requestedAt
  const readerZone = useReaderZone()
  const zone = useIdentity()?.timeZone ?? readerZone ?? 'UTC'
  const { case: file, decision } = shown
  if (!file)
    return (
      <div className={styles.section}>
        <Callout tone="info" title={<Trans>This case is decided</Trans>}>
          <Trans>The activity below shows who decided what.</Trans>
        </Callout>
      </div>
    )
  return (
    <article aria-label={t`Case`}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <bdi>{file.title}</bdi>
          </h2>
          <p className={styles.about}>
            <bdi>{file.about}</bdi>
          </p>
        </div>
        <div className={styles.chips}>
          <Chip tone={file.kind.tone}>{file.kind.label}</Chip>
          <Chip tone={file.isLate ? 'warn' : 'outline'}>
            <Trans>
              Arrived <Time at={Date.parse(file.waitingSince)} zone={zone} now={now} format="distance" />
            </Trans>
          </Chip>
        </div>
      </header>
      <div className={styles.columns}>
        <section className={styles.section}>
          <h3 className={styles.heading}>
            <Trans>Evidence</Trans>
          </h3>
          <CaseEvidence evidence={file.evidence} zone={zone} now={now} />
        </section>
        <section className={styles.decision} aria-label={t`Your decision`}>
          {decision ? (
            <PendingDecision {...props} decision={decision} />
          ) : (
            <CaseDecision key={`${file.version} ${file.proposal?.at}`} {...props} file={file} zone={zone} now={now} />
          )}
        </section>
      </div>
    </article>
  )
}
