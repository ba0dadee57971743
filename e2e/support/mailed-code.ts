// The code in the newest email to an address, read from the embedded mailbox.

import { expect } from '@playwright/test'
import type { MailboxEntry, MailboxMessage } from '../../shared/features/base/dev-tools/mailbox.contract.ts'

type Reader = { get(url: string): Promise<{ json(): Promise<unknown> }> }

export async function readMailedCode(request: Reader, address: string): Promise<string> {
  const list = async () => {
    const answer = await request.get(`/shared/api/dev/mailbox?to=${encodeURIComponent(address)}`)
    return ((await answer.json()) as { items: MailboxEntry[] }).items
  }
  // Email is sent by a background job.
  await expect.poll(async () => (await list()).length, `mail to ${address}`).toBeGreaterThan(0)
  const [newest] = await list()
  const mail = (await (await request.get(`/shared/api/dev/mailbox/${newest?.id}`)).json()) as MailboxMessage
  return /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
}
