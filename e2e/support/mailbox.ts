// What the product has mailed to an address, as the mailbox of development shows it.

import { expect } from '@playwright/test'
import type { MailboxEntry, MailboxMessage } from '../../shared/features/dev-tools/mailbox.contract.ts'
import { PRODUCT_URL } from './settings.ts'

const MAILBOX = '/shared/api/dev/mailbox'

/** The newest mail to this address whose subject matches; mail leaves in the background, so it is waited for. */
export async function mailTo(email: string, subject: RegExp, url = PRODUCT_URL): Promise<MailboxMessage> {
  const find = async () => {
    const answer = await fetch(`${url}${MAILBOX}?to=${encodeURIComponent(email)}`)
    const { items } = (await answer.json()) as { items: MailboxEntry[] }
    return items.find((mail) => subject.test(mail.subject))
  }
  await expect.poll(find, { timeout: 15_000 }).toBeDefined()
  const found = await find()
  const answer = await fetch(`${url}${MAILBOX}/${found?.id}`)
  return (await answer.json()) as MailboxMessage
}
