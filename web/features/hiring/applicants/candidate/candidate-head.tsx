import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight, IconClipboardCheck, IconGift, IconMessage } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { hasOffer } from '#shared/features/hiring/applications/application-status.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import { conversationHref } from '#web/features/hiring/applications/application-hrefs.ts'
import { useStatusText } from '#web/features/hiring/applications/texts/status-text.ts'
import type { Reader } from '#web/features/hiring/applications/use-reader.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Time } from '#web/ui/time.tsx'
import { useApplicantName } from '../use-applicant-name.ts'
import styles from './candidate.module.css'
import type { CandidateChanges } from './use-candidate.ts'

const Decision = lazyPart(async () => (await import('../decisions/decision.tsx')).Decision)

type CandidateHeadProps = { applicant: CompanyApplication; reader: Reader; changes: CandidateChanges }

export function CandidateHead({ applicant, reader, changes }: CandidateHeadProps) {
  const [open, setOpen] = useState<'move' | 'reject' | null>(null)
  const names = useStatusText()
  const { talent, can, status, stages, conversationId } = applicant
  const name = useApplicantName(talent.name)
  const close = () => setOpen(null)
  return (
    <header className={styles.head}>
      <Avatar name={talent.name} country={talent.country ?? undefined} size="large" />
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.name}>
          <bdi>{name}</bdi>
        </h1>
        <p className={styles.meta}>
          <Where applicant={applicant} reader={reader} />
        </p>
        {applicant.isIdentityVerified && (
          <Chip tone="ok" size="small">
            <Trans>Identity verified</Trans>
          </Chip>
        )}
      </div>
      <div className={styles.actions}>
        {can.length === 0 && <Chip>{names[status]}</Chip>}
        {can.includes('reject') && (
          <PlainButton variant="danger-text" onPress={() => setOpen('reject')}>
            <Trans>Reject</Trans>
          </PlainButton>
        )}
        {can.includes('cancel_rejection') && (
          <PlainButton onPress={() => void changes.cancelRejection()}>
            <Trans>Cancel rejection</Trans>
          </PlainButton>
        )}
        {can.includes('reopen') && (
          <PlainButton onPress={() => void changes.reopen()}>
            <Trans>Reopen</Trans>
          </PlainButton>
        )}
        {can.includes('hire') && hasOffer(status) && (
          <PlainButton onPress={() => void changes.hire()}>
            <Trans>Mark as hired</Trans>
          </PlainButton>
        )}
        {can.includes('move') && (
          <LinkButton href={`/company/assessments/new?application=${applicant.id}`} icon={IconClipboardCheck}>
            <Trans>Send a test</Trans>
          </LinkButton>
        )}
        {can.includes('move') && (
          <LinkButton href={`/company/offers/new?application=${applicant.id}`} icon={IconGift}>
            <Trans>Make an offer</Trans>
          </LinkButton>
        )}
        {can.includes('message') && conversationId && (
          <LinkButton href={conversationHref(conversationId)} icon={IconMessage}>
            <Trans>Message</Trans>
          </LinkButton>
        )}
        {can.includes('move') && (
          <PlainButton variant="filled" icon={IconArrowRight} onPress={() => setOpen('move')}>
            <Trans>Move to</Trans>
          </PlainButton>
        )}
      </div>
      <Suspense>
        {open !== null && (
          <Decision
            kind={open}
            card={applicant}
            stages={stages}
            onMove={(stage) => void changes.move(stage)}
            onChanged={() => void changes.refresh()}
            onClose={close}
          />
        )}
      </Suspense>
    </header>
  )
}

function Where({ applicant: { talent, submittedAt }, reader }: Pick<CandidateHeadProps, 'applicant' | 'reader'>) {
  const { t, i18n } = useLingui()
  const clock = useClock()
  const { headline, city, timeZone } = talent
  const time = timeZone && formatTime(reader.now, timeZone, i18n.locale, clock)
  const parts = [headline, city && time ? t`${city}, ${time} there now` : city].filter((part) => part !== null)
  return (
    <>
      {parts.map((part) => (
        <span key={part} suppressHydrationWarning>
          <bdi>{part}</bdi>
          {' · '}
        </span>
      ))}
      <Trans>
        applied <Time at={Date.parse(submittedAt)} zone={reader.zone} now={reader.now} format="distance" />
      </Trans>
    </>
  )
}
