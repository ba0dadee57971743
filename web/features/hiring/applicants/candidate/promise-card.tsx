import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconClock } from '@tabler/icons-react'
import { isEnded, isHired, isUnsuccessful } from '#shared/features/hiring/applications/application-status.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { useStatusText } from '#web/features/hiring/applications/texts/status-text.ts'
import type { Reader } from '#web/features/hiring/applications/use-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StageBar } from '#web/ui/stage-bar.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from './candidate.module.css'

const DAY = 86_400_000

/** Where the applicant is, and until when the company has promised to reply. */
export function PromiseCard({ applicant, reader }: { applicant: CompanyApplication; reader: Reader }) {
  const { t } = useLingui()
  const { stages, stageId, status } = applicant
  const current = stageId === null ? 0 : stages.findIndex(({ id }) => id === stageId) + 1
  return (
    <Card>
      <h2 className="visually-hidden">
        <Trans>Stage and promise</Trans>
      </h2>
      <StageBar
        stages={[t`New`, ...stages.map(({ name }) => name)]}
        current={isHired(status) ? stages.length + 1 : current}
        isClosed={isUnsuccessful(status)}
        hasLabels
      />
      <div className={styles.promise}>
        <Icon glyph={IconClock} size={20} />
        <Promised applicant={applicant} reader={reader} />
      </div>
    </Card>
  )
}

function Promised({ applicant, reader }: { applicant: CompanyApplication; reader: Reader }) {
  const names = useStatusText()
  const { replyDueAt, rejectionDueAt, isOverdue, status, talent } = applicant
  const when = (at: string) => <Time at={Date.parse(at)} zone={reader.zone} now={reader.now} format="full" />
  if (rejectionDueAt)
    return (
      <span>
        <Trans>The rejection goes out on {when(rejectionDueAt)}. Until then you can cancel it.</Trans>
      </span>
    )
  if (isEnded(status)) return <span>{names[status]}</span>
  if (replyDueAt === null)
    return (
      <span>
        <Trans>No reply is due: it is the applicant’s turn.</Trans>
      </span>
    )
  const { name } = talent
  const days = Math.ceil((Date.parse(replyDueAt) - reader.now) / DAY)
  return (
    <>
      <span className={styles.promised}>
        <Trans>
          You promised <bdi>{name}</bdi> a reply by {when(replyDueAt)}
        </Trans>
      </span>
      <span suppressHydrationWarning>
        {isOverdue ? (
          <Chip tone="warn" size="small">
            <Trans>Overdue</Trans>
          </Chip>
        ) : (
          <Chip size="small">
            <Plural value={days} one="# day left" other="# days left" />
          </Chip>
        )}
      </span>
    </>
  )
}
