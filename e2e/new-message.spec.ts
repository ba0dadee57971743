// Starting a conversation: who is suggested, what a first message needs, and what ends it.

import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { aChatUser, aConversation, box, messages, openConversation, write } from './support/chat.ts'
import { publishJob } from './support/employer.ts'
import { test } from './support/focus-test.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { pageFor } from './support/sign-in.ts'

test.use({ storageState: signedOut })

async function openNewMessage(page: Page) {
  await page.goto('/chat')
  await hydrated(page)
  await page.getByRole('button', { name: 'New message' }).click()
  return page.getByRole('dialog', { name: 'New message' })
}

async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Conversation options' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('a company starts with a job, the talent replies, and both can write', async ({ browser }) => {
  const name = `Imani ${randomUUID().slice(0, 8)}`
  const title = `Keeper of lights ${randomUUID().slice(0, 8)}`
  await publishJob(title)
  const [recruiter, talent] = [people.recruiter, await aChatUser(name)]
  const [hers, his] = [await pageFor(browser, recruiter), await pageFor(browser, talent)]

  const dialog = await openNewMessage(hers)
  await dialog.getByRole('searchbox', { name: 'Search by name' }).fill(name)
  await expect(dialog.getByText('Your first message must include a job and its pay.')).toBeVisible()
  await dialog.getByRole('button', { name }).click()
  await expect(hers.getByRole('heading', { name })).toBeVisible()
  await hers.getByRole('button', { name: /Job/ }).click()
  await hers.getByRole('option', { name: title }).click()
  await write(hers, 'Would you keep our lights?')
  await expect(hers.getByText('You can write more once they reply.')).toBeVisible()

  await his.goto('/chat')
  await hydrated(his)
  await his.getByRole('link', { name: recruiter.name }).click()
  await expect(his.getByText('Message request')).toBeVisible()
  await expect(messages(his).getByText(title)).toBeVisible()
  await expectAccessible(his)
  await expectNoSidewaysScroll(his)
  await expect(messages(hers).getByText('Sent')).toBeVisible()
  await write(his, 'Gladly')
  await expect(his.getByText('Message request')).toBeHidden()
  await expect(messages(hers).getByText('Gladly')).toBeVisible()
  await write(hers, 'Since when are you free?')
  await expect(messages(his).getByText('Since when are you free?')).toBeVisible()
  await expect(his.getByText('Online')).toBeVisible()
})

test('a block ends messages and visibility at once, and is known only to the person who made it', async ({
  browser,
}) => {
  const [anna, ben] = [await aChatUser('Anna Berg'), await aChatUser('Ben Otieno')]
  const id = await aConversation(anna, ben)
  const [hers, his] = [await pageFor(browser, anna), await pageFor(browser, ben)]
  for (const page of [hers, his]) await openConversation(page, id)
  await expect(hers.getByText('Online')).toBeVisible()
  await chooseInMenu(his, 'Block Anna Berg')
  await his.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(his.getByText('You blocked Anna Berg.')).toBeVisible()
  await expect(box(his)).toBeHidden()
  await expect(hers.getByText('Online')).toBeHidden()
  await write(hers, 'Hello?')
  await expect(hers.getByText('You cannot send messages here right now.')).toBeVisible()
  await expectAccessible(his)
  await his.getByRole('button', { name: 'Unblock', exact: true }).click()
  await expect(box(his)).toBeVisible()
})

test('an operator replies to a support request', async ({ browser }) => {
  const name = `Noor ${randomUUID().slice(0, 8)}`
  const asking = await pageFor(browser, await aChatUser(name))
  const dialog = await openNewMessage(asking)
  await dialog.getByRole('button', { name: 'Message support' }).click()
  await expect(asking.getByRole('heading', { name: 'Meridian support' })).toBeVisible()
  await write(asking, 'How do I change my name?')

  const desk = await pageFor(browser, people.operator)
  await desk.goto('/chat?filter=desk')
  await hydrated(desk)
  await desk.getByRole('link', { name }).click()
  await expect(messages(desk).getByText('How do I change my name?')).toBeVisible()
  await write(desk, 'In your settings, under Account.')
  await expect(messages(asking).getByText('In your settings, under Account.')).toBeVisible()
})
