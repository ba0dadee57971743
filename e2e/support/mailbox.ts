// The mails that the product would have sent, as the mailbox of development keeps them.

import { type APIRequestContext, expect } from '@playwright/test'
import type { MailboxEntry, MailboxMessage } from '../../shared/features/dev-tools/mailbox.contract.ts'

export type ReceivedMail = { text: string; code: string; link: string }

/** The newest one to an address, once there are as many: mail is sent by a background job. */
export async function readMail(request: APIRequestContext, address: string, count = 1): Promise<ReceivedMail> {
  const list = async () => {
    const answer = await request.get(`/shared/api/dev/mailbox?to=${encodeURIComponent(address)}`)
    return ((await answer.json()) as { items: MailboxEntry[] }).items
  }
  await expect.poll(async () => (await list()).length).toBeGreaterThanOrEqual(count)
  const [newest] = await list()
  const { text } = (await (await request.get(`/shared/api/dev/mailbox/${newest?.id}`)).json()) as MailboxMessage
  return {
    text,
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
    link: /https?:\S+(?:link|token)=\S+/.exec(text)?.[0] ?? '',
  }
}
