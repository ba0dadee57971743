import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  IconClipboardCheck,
  IconFileText,
  IconHelpCircle,
  IconId,
  IconSend,
  IconSignature,
  IconUserCheck,
} from '@tabler/icons-react'
import type { PendingAction } from '#shared/features/elite/elite/elite.contract.ts'
import { type ActionKind, formKinds } from '#shared/features/elite/elite/elite-words.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { useNow } from '#web/platform/clock/use-now.ts'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from '../elite.module.css'
import { actionButtons, actionTitles, formTitles } from '../elite-text.ts'

const glyphs: Readonly<Record<ActionKind, Glyph>> = {
  form_incomplete: IconFileText,
  form_returned: IconFileText,
  assessment_due: IconClipboardCheck,
  identity_needed: IconId,
  document_missing: IconFileText,
  document_expired: IconFileText,
  sign_agreement: IconSignature,
  question_request: IconHelpCircle,
  endorser_needed: IconUserCheck,
  endorser_declined: IconUserCheck,
  endorser_silent: IconUserCheck,
  send_application: IconSend,
}

/** In any order; each with its deadline and the page that solves it. */
export function ActionList({ actions }: { actions: readonly PendingAction[] }) {
  return (
    <ul role="list" className={styles.actions}>
      {actions.map((action) => (
        <ActionCard key={action.key} action={action} />
      ))}
    </ul>
  )
}

function ActionCard({ action }: { action: PendingAction }) {
  const { i18n } = useLingui()
  const { kind, dueAt, askedAt, minutes, href } = action
  return (
    <li className={styles.action} data-kind={kind}>
      <span className={styles.tile}>
        <Icon glyph={glyphs[kind]} />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.actionTitle}>{i18n._(actionTitles[kind])}</h2>
          {dueAt ? (
            <span className={styles.due}>
              <Deadline at={dueAt} isExpiry={kind === 'document_expired'} />
            </span>
          ) : (
            <span className={styles.minutes}>
              <Trans>
                Since <MomentOf at={askedAt} format="date" />
              </Trans>{' '}
              · <Plural value={minutes} one="about # minute" other="about # minutes" />
            </span>
          )}
        </div>
        <p className={styles.subject}>
          <Subject action={action} />
        </p>
        <div>
          <LinkButton href={href} variant={kind === 'send_application' ? 'filled' : 'outline'}>
            {i18n._(actionButtons[kind])}
          </LinkButton>
        </div>
      </div>
    </li>
  )
}

/** The day of an expiry is the same everywhere, and the document counts until it ends. */
function Deadline({ at, isExpiry }: { at: string; isExpiry: boolean }) {
  const instant = Date.parse(at)
  const now = useNow() ?? instant - 1
  const day = isExpiry ? <Time at={instant} now={now} zone="UTC" format="date" /> : <MomentOf at={at} format="date" />
  if (isExpiry) return now < instant + DAY ? <Trans>Expires on {day}</Trans> : <Trans>Expired on {day}</Trans>
  return now < instant ? <Trans>Before {day}</Trans> : <Trans>Was due on {day}</Trans>
}

function Subject({ action: { kind, subject } }: { action: PendingAction }) {
  const { i18n } = useLingui()
  const form = formKinds.find((one) => one === subject)
  if (form) return i18n._(formTitles[form])
  const name = <bdi translate="no">{subject}</bdi>
  switch (kind) {
    case 'assessment_due':
    case 'document_expired':
      return name
    case 'question_request':
      return <q>{name}</q>
    case 'endorser_declined':
      return <Trans>{name} cannot endorse you. Ask somebody else who has worked with you.</Trans>
    case 'endorser_silent':
      return <Trans>{name} has not answered yet. Remind them, or ask somebody else who has worked with you.</Trans>
    case 'endorser_needed':
      return <Trans>Two people who have worked with you. At least one of them was your manager or client.</Trans>
    case 'identity_needed':
      return <Trans>We check your identity once. Companies never see your document.</Trans>
    case 'sign_agreement':
      return <Trans>Six short clauses in plain words.</Trans>
    case 'document_missing':
      return <Trans>Your clients need it to pay you. It is stored encrypted.</Trans>
    case 'send_application':
      return <Trans>Everything is complete. The review begins when you send it.</Trans>
    case 'form_incomplete':
    case 'form_returned':
      return null
  }
}
