import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { InterviewRequest } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { awaitsTalentReply, isAcceptedRequest, isCountered } from '#shared/features/hiring/interviews/request-status.ts'
import { zoneAt } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import { formatTime, formatWeekday } from '#shared/kit/time-format.ts'
import { type Instant, MINUTE } from '#shared/kit/time-zones.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { BothTimes } from '../parts/both-times.tsx'
import { Panel } from '../parts/interview-row.tsx'
import { useKindText, useModeText, useRequestStatusText } from '../parts/interview-text.ts'
import styles from '../parts/parts.module.css'
import { cityOf } from '../parts/side-clocks.ts'
import { RequestFit } from './request-fit.tsx'
import { TimeChoices } from './time-choices.tsx'

const CounterDialog = lazyPart(async () => (await import('./counter-dialog.tsx')).CounterDialog)
const DeclineDialog = lazyPart(async () => (await import('./decline-dialog.tsx')).DeclineDialog)

/** A company's request: who, what, when, and the reply. */
export function RequestCard({ request, requestedAt }: { request: InterviewRequest; requestedAt: Instant }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'counter' | 'decline' | null>(null)
  const kinds = useKindText()
  const modes = useModeText()
  const { company, job, status, kind, minutes, mode, message, can, applicationId, card } = request
  const close = () => setOpen(null)
  return (
    <Card>
      <div className={styles.page}>
        <div className={styles.head}>
          <div className={styles.lead}>
            <CompanyMark name={company.name} />
            <div>
              <h2 className={styles.title}>
                <Trans>
                  <bdi>{company.name}</bdi> would like to meet you
                </Trans>
              </h2>
              <p className={styles.meta}>
                <Link to={`/applications/${applicationId}`}>
                  <bdi>{job.title}</bdi>
                </Link>
                {' · '}
                {kinds[kind]}
                {' · '}
                {t`${minutes} min`}
                {' · '}
                {modes[mode]}
              </p>
            </div>
          </div>
          <StatusChip request={request} />
        </div>
        <Panel interview={request} />
        {card && <RequestFit card={card} requestedAt={requestedAt} />}
        {message && (
          <blockquote className={styles.quote}>
            <bdi>{message}</bdi>
          </blockquote>
        )}
        {can.includes('accept') ? <TimeChoices request={request} /> : <Proposed request={request} />}
        <div className={styles.actions}>
          {can.includes('counter') && (
            <PlainButton onPress={() => setOpen('counter')}>
              <Trans>Offer other times</Trans>
            </PlainButton>
          )}
          {can.includes('decline') && (
            <PlainButton variant="danger-text" onPress={() => setOpen('decline')}>
              <Trans>Decline</Trans>
            </PlainButton>
          )}
          {isAcceptedRequest(status) && (
            <LinkButton href="/interviews/upcoming">
              <Trans>Upcoming interviews</Trans>
            </LinkButton>
          )}
        </div>
        {can.length > 0 && <AnswerBy request={request} />}
      </div>
      <Suspense fallback={null}>
        {open === 'counter' && <CounterDialog request={request} onClose={close} />}
        {open === 'decline' && <DeclineDialog request={request} onClose={close} />}
      </Suspense>
    </Card>
  )
}

function StatusChip({ request: { status, can } }: { request: InterviewRequest }) {
  const { t } = useLingui()
  const statuses = useRequestStatusText()
  if (awaitsTalentReply(status) && can.length > 0) return <Chip tone="sun">{t`Your turn`}</Chip>
  return <Chip tone={isAcceptedRequest(status) ? 'ok' : 'neutral'}>{statuses[status]}</Chip>
}

/** The talent's own times while the company decides. */
function Proposed({ request }: { request: InterviewRequest }) {
  const { status, times, minutes, talentClock, companyClock } = request
  if (!isCountered(status)) return null
  return (
    <>
      <p className={styles.meta}>
        <Trans>You proposed these times. The company chooses one of them.</Trans>
      </p>
      <ul role="list" className={styles.page}>
        {times
          .filter(({ by }) => by === 'talent')
          .map(({ id, startsAt }) => {
            const from = Date.parse(startsAt)
            return (
              <li key={id}>
                <BothTimes from={from} to={from + minutes * MINUTE} own={talentClock} other={companyClock} />
              </li>
            )
          })}
      </ul>
    </>
  )
}

function AnswerBy({ request: { expiresAt, talentClock, companyClock, status } }: { request: InterviewRequest }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const at = Date.parse(expiresAt)
  const zone = zoneAt(talentClock, at)
  const day = formatWeekday(at, zone, i18n.locale)
  const time = formatTime(at, zone, i18n.locale, clock)
  const theirs = formatTime(at, companyClock.zone, i18n.locale, clock)
  const city = cityOf(companyClock)
  return (
    <p className={styles.meta} suppressHydrationWarning>
      {isCountered(status) ? (
        <Trans>
          The request is open until {day}, {time} your time ({theirs} in <bdi>{city}</bdi>).
        </Trans>
      ) : (
        <Trans>
          Answer by {day}, {time} your time ({theirs} in <bdi>{city}</bdi>). Then the times are released.
        </Trans>
      )}
    </p>
  )
}
