// Emails the product has sent to an address, read from the development mailbox.

import { expect } from '@playwright/test'
import type { MailboxEntry, MailboxMessage } from '../../shared/features/base/dev-tools/mailbox.contract.ts'
import { PRODUCT_URL } from './settings.ts'

const MAILBOX = '/shared/api/dev/mailbox'

/** The newest email to this address with a matching subject; waits for it, because email is sent in the background. */
export async function mailTo(email: string, subject: RegExp, url = PRODUCT_URL): Promise<MailboxMessage> {
  const list = async () => {
    const answer = await fetch(`${url}${MAILBOX}?to=${encodeURIComponent(email)}`)
    return ((await answer.json()) as { items: MailboxEntry[] }).items
  }
  const subjects = async () => (await list()).map((mail) => mail.subject)
  await expect
    .poll(subjects, { timeout: 15_000, message: `subjects of the mail to ${email}` })
    .toContainEqual(expect.stringMatching(subject))
  const found = (await list()).find((mail) => subject.test(mail.subject))
  const answer = await fetch(`${url}${MAILBOX}/${found?.id}`)
  return (await answer.json()) as MailboxMessage
}

export type MailedProof = { code: string; link: string }

/** The link and the code of the newest email that has them; `after` is the code of the previous one. */
export async function emailedProof(email: string, url = PRODUCT_URL, after = 'none'): Promise<MailedProof> {
  const { subject, text } = await mailTo(email, new RegExp(`^(?!${after})\\d{6}\\b`), url)
  return {
    code: /\d{6}/.exec(subject)?.[0] ?? '',
    link: /https?:\S+(?:link|token)=\S+/.exec(text)?.[0] ?? '',
  }
}
