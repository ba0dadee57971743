// Sends what a person did not ask for at this moment, as they wish to be told of it.

import type { Db } from '#server/platform/db/database.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { NotificationEvent } from '#shared/features/preferences/notification-events.ts'
import type { Id } from '#shared/kit/ids.ts'
import { wantsNotification } from './notifications.service.ts'

/** Now, after their quiet hours, or not at all. An event that offers a digest is collected by whoever sends the digest. */
export async function mailAsWished(
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  tx: Db,
  notice: { personId: Id; event: NotificationEvent; mail: Mail },
): Promise<void> {
  const wish = await wantsNotification(tx, notice.personId, notice.event, 'mail', clock.now())
  if (wish.when === 'now') await jobs.send(sendMail, notice.mail, tx)
  if (wish.when === 'later') await jobs.send(sendMail, notice.mail, tx, wish.at)
}
