import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { settingsPath } from '#web/app/settings/settings-section.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { applicationHref } from '../application-hrefs.ts'
import { ReplyAfterTests } from '../texts/reply-after-tests.tsx'
import { useDates } from '../texts/use-dates.ts'
import type { Reader } from '../use-reader.ts'
import styles from './sent.module.css'

type SentPanelProps = {
  application: ApplicationDetail
  reader: Reader
  /** They can only sign in by email. */
  canOnlyUseEmail: boolean
}

/** Shown once, right after sending. */
export function SentPanel({ application, reader, canOnlyUseEmail }: SentPanelProps) {
  const { moment } = useDates(reader)
  const panel = useRef<HTMLDivElement>(null)
  const identity = useIdentity()
  const { id, company, replyDueAt, testsDue, can } = application
  const { name } = company
  const due = replyDueAt && moment(replyDueAt, company)
  // Screen readers should announce the confirmation before anything else.
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={panel} tabIndex={-1}>
      <Card tone="soft" title={<Trans>Application sent</Trans>}>
        <ul className={styles.steps}>
          <li suppressHydrationWarning>
            {due ? (
              <Trans>
                <bdi>{name}</bdi> has committed to reply by {due}. If they do not, we remind them.
              </Trans>
            ) : (
              <Trans>
                <bdi>{name}</bdi> has your application. We will tell you when someone opens it.
              </Trans>
            )}{' '}
            {due && testsDue.length > 0 && <ReplyAfterTests />}
          </li>
          <li>
            <Trans>We are emailing you a copy of everything you sent. It also stays on this page.</Trans>
          </li>
          {can.includes('edit') && (
            <li>
              <Trans>You can edit it until someone opens it, and withdraw at any time.</Trans>
            </li>
          )}
        </ul>
        <div className={styles.suggestions}>
          {canOnlyUseEmail && (
            <div className={styles.suggestion}>
              <Link to={settingsPath('password')} className={styles.label}>
                <Trans>Set a password or a passkey</Trans>
              </Link>
              <span className={styles.detail}>
                <Trans>Right now you can only sign in by email link.</Trans>
              </span>
            </div>
          )}
          {identity && !identity.isOnboarded && (
            <div className={styles.suggestion}>
              <Link to="/onboarding" className={styles.label}>
                <Trans>Complete your profile</Trans>
              </Link>
              <span className={styles.detail}>
                <Trans>We then check jobs against your hours, pay and right to work.</Trans>
              </span>
            </div>
          )}
          <div className={styles.suggestion}>
            <a href="#similar-jobs" className={styles.label}>
              <Trans>See similar jobs</Trans>
            </a>
            <span className={styles.detail}>
              <Trans>See below. Your next application will be quicker: we keep your answers.</Trans>
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
