import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedCase } from '#shared/features/base/operations/operations.contract.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from '../operations.module.css'

type CaseListProps = { cases: readonly ListedCase[]; openId: string | null; requestedAt: number }

export function CaseList({ cases, openId, requestedAt }: CaseListProps) {
  const { t } = useLingui()
  const now = useNow() ?? requestedAt
  const zone = useReaderZone() ?? 'UTC'
  if (cases.length === 0)
    return (
      <p className={styles.empty}>
        <Trans>Nothing is waiting here.</Trans>
      </p>
    )
  return (
    <List label={t`Cases`}>
      {cases.map(({ id, title, about, kind, waitingSince, isLate, isDecided, isProposed, claim }) => (
        <ListRow
          key={id}
          title={title}
          href={`?case=${id}`}
          isInPlace
          isSelected={id === openId}
          meta={
            <>
              <bdi>{about}</bdi>
              <span aria-hidden="true">·</span>
              <span className={isLate ? styles.late : undefined}>
                <Time at={Date.parse(waitingSince)} zone={zone} now={now} format="distance" />
                {isLate && (
                  <>
                    {', '}
                    <Trans>late</Trans>
                  </>
                )}
              </span>
            </>
          }
          facts={
            <>
              <Chip size="small" tone={kind.tone}>
                {kind.label}
              </Chip>
              {isProposed && (
                <Chip size="small" tone="warn">
                  <Trans>Second opinion</Trans>
                </Chip>
              )}
              {isDecided && (
                <Chip size="small" tone="ok">
                  <Trans>Decided</Trans>
                </Chip>
              )}
            </>
          }
          action={claim && <Avatar name={claim.name} />}
        />
      ))}
    </List>
  )
}
