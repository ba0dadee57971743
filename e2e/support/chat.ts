// Two people in a conversation: their accounts and the conversation are created over HTTP, everything else is done in the
// browser.

import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { HttpVisitor } from './http-visitor.ts'
import { aNewAccount } from './new-account.ts'
import { hydrated } from './page-checks.ts'
import { type Credentials } from './people.ts'
import { PRODUCT_URL } from './settings.ts'

type ChatUser = Credentials & { id: string; visitor: HttpVisitor }

export async function aChatUser(name: string, url = PRODUCT_URL): Promise<ChatUser> {
  const account = await aNewAccount(url, name)
  const visitor = new HttpVisitor(url)
  await visitor.write('/login', { body: { email: account.email, password: account.password } })
  const { id } = (await (await visitor.call('/api/user')).json()) as { id: string }
  return { ...account, id, visitor }
}

export async function say({ visitor }: ChatUser, conversationId: string, body: string): Promise<void> {
  const answer = await visitor.write(`/shared/api/conversations/${conversationId}/messages`, {
    body: { key: randomUUID(), body },
  })
  expect(answer.status, await answer.text()).toBe(201)
}

/** The first has written, the second has replied: both may write. */
export async function aConversation(one: ChatUser, other: ChatUser): Promise<string> {
  const answer = await one.visitor.write('/shared/api/conversations', { body: { kind: 'direct', personId: other.id } })
  const { id } = (await answer.json()) as { id: string }
  await say(one, id, 'Hello')
  await say(other, id, 'Hello to you')
  return id
}

export async function openConversation(page: Page, id: string): Promise<void> {
  await page.goto(`/chat?conversation=${id}`)
  await hydrated(page)
  await expect(messages(page)).toBeVisible()
}

export const messages = (page: Page) => page.getByRole('group', { name: 'Messages' })

/** The messages, in the order they are shown. */
export const messagesOn = (page: Page): Promise<string[]> => messages(page).locator('p[dir="auto"]').allInnerTexts()

export const box = (page: Page) => page.getByRole('textbox', { name: /^Write to/ })

export async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await box(page).press('Enter')
  await expect(box(page)).toHaveValue('')
}

/** The actions of the message with this text. */
export async function openMenuOf(page: Page, text: string): Promise<void> {
  const button = page.getByRole('button', { name: `Reply or react to: ${text}` })
  await button.focus()
  await button.press('Enter')
  await expect(page.getByRole('dialog', { name: 'This message' })).toBeVisible()
}
