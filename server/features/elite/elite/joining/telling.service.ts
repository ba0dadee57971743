import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'

type Outcome =
  | 'pass'
  | 'ask'
  | 'document'
  | 'return'
  | 'waitlist'
  | 'approve'
  | 'decline'
  | 'declined_endorser'
  | 'silent_endorser'
  | 'bounced_endorser'
  | 'received'
  | 'withdrawn_endorser'

const decisions: readonly Outcome[] = ['waitlist', 'approve', 'decline']

/** Questions and requests lead to the list that solves them, decisions to the page that explains them. */
export const tellApplicant = (
  tx: Db,
  platform: Platform,
  { id, personId }: { id: Id; personId: Id },
  { outcome, name = '', subject = id }: { outcome: Outcome; name?: string; subject?: Id },
): Promise<void> =>
  notify(platform, tx, {
    personId,
    event: 'elite_news',
    href: decisions.includes(outcome) ? '/elite/onboarding/completed' : '/elite/onboarding/pending-actions',
    subject: `${outcome}:${subject}`,
    values: { outcome, name },
  })
