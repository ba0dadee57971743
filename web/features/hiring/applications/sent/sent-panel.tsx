import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { settingsPath } from '#web/app/settings/settings-section.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { applicationHref } from '../application-hrefs.ts'
import type { Reader } from '../use-reader.ts'
import { useDates } from '../words/use-dates.ts'
import styles from './sent.module.css'

type SentPanelProps = {
  application: ApplicationDetail
  reader: Reader
  /** They come in by mail alone. */
  hasNoWayIn: boolean
}

/** Shown once, right after sending. */
export function SentPanel({ application, reader, hasNoWayIn }: SentPanelProps) {
  const { moment } = useDates(reader)
  const panel = useRef<HTMLDivElement>(null)
  const identity = useIdentity()
  const { id, company, replyDueAt } = application
  const { name } = company
  const due = replyDueAt && moment(replyDueAt, company)
  // The page says what was done before anything else on it is read.
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={panel} tabIndex={-1}>
      <Card tone="soft" title={<Trans>Sent. Thank you</Trans>}>
        <ul className={styles.steps}>
          <li suppressHydrationWarning>
            {due ? (
              <Trans>
                <bdi>{name}</bdi> has promised to reply by {due}. If they do not, we remind them.
              </Trans>
            ) : (
              <Trans>
                <bdi>{name}</bdi> has it now. You are told when somebody opens it.
              </Trans>
            )}
          </li>
          <li>
            <Trans>A copy of all you sent is on its way to your mailbox, and stays on this page.</Trans>
          </li>
          <li>
            <Trans>Until somebody opens it you can change your words; you can withdraw at any time.</Trans>
          </li>
        </ul>
        <div className={styles.suggestions}>
          {hasNoWayIn && (
            <div className={styles.suggestion}>
              <Link to={settingsPath('password')} className={styles.label}>
                <Trans>Set a password or a passkey</Trans>
              </Link>
              <span className={styles.detail}>
                <Trans>So far you come in by mail alone.</Trans>
              </span>
            </div>
          )}
          {identity && !identity.isOnboarded && (
            <div className={styles.suggestion}>
              <Link to="/onboarding" className={styles.label}>
                <Trans>Finish your profile</Trans>
              </Link>
              <span className={styles.detail}>
                <Trans>Then jobs are checked against your hours, pay and permits.</Trans>
              </span>
            </div>
          )}
          <div className={styles.suggestion}>
            <a href="#similar-jobs" className={styles.label}>
              <Trans>Look at similar jobs</Trans>
            </a>
            <span className={styles.detail}>
              <Trans>Below on this page. The next one takes less time: your answers are kept.</Trans>
            </span>
          </div>
        </div>
        <div>
          <LinkButton href={applicationHref(id)} replace preventScrollReset>
            <Trans>Close</Trans>
          </LinkButton>
        </div>
      </Card>
    </div>
  )
}
