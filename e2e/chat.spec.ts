// Two people in two browsers: what one writes the other receives, once and in order, whatever happens to the connection.

import { expect, type Page } from '@playwright/test'
import { phone, pressOn, typeInto } from './support/by-keyboard.ts'
import {
  aChatUser,
  aConversation,
  box,
  messages,
  messagesOn,
  openConversation,
  openMenuOf,
  say,
  write,
} from './support/chat.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { connectionOf } from './support/page-connection.ts'
import { signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { pageFor } from './support/sign-in.ts'

test.use({ storageState: signedOut })

const inbox = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Inbox/ })

test('ten messages each way while offline for half a minute all arrive once, in the same order', async ({
  browser,
}) => {
  const [anna, ben] = [await aChatUser('Anna Berg'), await aChatUser('Ben Otieno')]
  const id = await aConversation(anna, ben)
  const [onTrain, atDesk] = [await pageFor(browser, anna), await pageFor(browser, ben)]
  await onTrain.clock.install()
  const connection = await connectionOf(onTrain)
  await openConversation(onTrain, id)
  await openConversation(atDesk, id)

  await connection.cut()
  const numbers = Array.from({ length: 10 }, (_, at) => at + 1)
  for (const number of numbers) {
    await write(onTrain, `from the train ${number}`)
    await write(atDesk, `from the desk ${number}`)
  }
  // On the browser's clock: all its retries during this time fail.
  await onTrain.clock.runFor(30_000)
  await expect(onTrain.getByText('Will be sent when you are back online')).toHaveCount(10)
  await expect(atDesk.getByText('Sending')).toHaveCount(0)
  await expect(atDesk.getByText('from the train 1', { exact: true })).toBeHidden()
  await expect(onTrain.getByText('from the desk 1', { exact: true })).toBeHidden()

  await connection.restore()
  const all = [
    'Hello',
    'Hello to you',
    ...numbers.map((n) => `from the desk ${n}`),
    ...numbers.map((n) => `from the train ${n}`),
  ]
  await expect.poll(() => messagesOn(onTrain)).toEqual(all)
  await expect.poll(() => messagesOn(atDesk)).toEqual(all)
  await expect(onTrain.getByText('Will be sent when you are back online')).toHaveCount(0)
})

test('unsent messages survive a reload and are sent later; an unfinished one is kept', async ({ browser }) => {
  const [anna, ben] = [await aChatUser('Anna Berg'), await aChatUser('Ben Otieno')]
  const id = await aConversation(anna, ben)
  const page = await pageFor(browser, anna)
  await page.route('**/messages', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await openConversation(page, id)
  await write(page, 'first')
  await write(page, 'second')
  await box(page).fill('half a sen')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => messagesOn(page)).toEqual(['Hello', 'Hello to you', 'first', 'second'])
  await expect(box(page)).toHaveValue('half a sen')
  await page.unrouteAll({ behavior: 'wait' })
  // Unsent messages go out from any page, not only from the conversation.
  await page.goto('/settings')
  const other = await pageFor(browser, ben)
  await openConversation(other, id)
  await expect.poll(() => messagesOn(other)).toEqual(['Hello', 'Hello to you', 'first', 'second'])
})

test('the other person sees a message being edited, replied to, reacted to and deleted live', async ({ browser }) => {
  const [anna, ben] = [await aChatUser('Anna Berg'), await aChatUser('Ben Otieno')]
  const id = await aConversation(anna, ben)
  const [hers, his] = [await pageFor(browser, anna), await pageFor(browser, ben)]
  await his.goto('/settings')
  await openConversation(hers, id)

  await write(hers, 'See you at for')
  await expect(inbox(his)).toContainText('1')
  await expect(his).toHaveTitle('(1) Settings - Meridian')
  // Delivered to a device, whichever page is open there.
  await expect(messages(hers).getByText('Delivered')).toBeVisible()
  await openConversation(his, id)
  await expect(hers.getByText('Read').last()).toBeVisible()
  await expect(inbox(his)).not.toContainText('1')
  await expect(hers.getByText('Online')).toBeVisible()

  await openMenuOf(hers, 'See you at for')
  await hers.getByRole('button', { name: 'Edit', exact: true }).click()
  await hers.getByRole('textbox', { name: 'Edit your message' }).fill('See you at four')
  await hers.getByRole('button', { name: 'Save' }).click()
  await expect(box(hers)).toBeFocused()
  await expect(messages(his).getByText('See you at four')).toBeVisible()
  await expect(messages(his).getByText('Edited')).toBeVisible()

  await openMenuOf(his, 'See you at four')
  await his.getByRole('button', { name: '👍' }).click()
  await expect(hers.getByRole('button', { name: '👍 by Ben Otieno' })).toBeVisible()
  await openMenuOf(his, 'See you at four')
  await his.getByRole('button', { name: 'Reply', exact: true }).click()
  await box(his).pressSequentially('Bring the r')
  await expect(hers.getByText('Ben Otieno is typing')).toBeVisible()
  await write(his, 'Bring the rota')
  await expect(hers.getByText('Ben Otieno is typing')).toBeHidden()
  await expect(messages(hers).getByRole('link', { name: 'You See you at four' })).toBeVisible()
  await expect(hers.getByRole('status').filter({ hasText: 'Ben Otieno: Bring the rota' })).toBeAttached()

  await hers.getByLabel('Attach files').setInputFiles({
    name: 'rota.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Nobody is on call at night.'),
  })
  await expect(hers.getByRole('list', { name: 'Attached files' }).getByText('rota.txt')).toBeVisible()
  await expect(hers.getByRole('progressbar')).toBeHidden()
  await write(hers, 'Here it is')
  const download = his.waitForEvent('download')
  await his.getByRole('button', { name: /rota\.txt/ }).click()
  expect((await download).suggestedFilename()).toBe('rota.txt')

  const spoken = his.getByRole('status').filter({ hasText: 'Anna Berg: Here it is' })
  await expect(spoken).toBeAttached()
  const read = messages(hers).getByText('Read', { exact: true })
  await expect(read).toHaveCount(3)
  await openMenuOf(hers, 'Here it is')
  await hers.getByRole('button', { name: 'Delete', exact: true }).click()
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(messages(his).getByText('This message was deleted')).toBeVisible()
  await expect(messages(his).getByText('Here it is')).toBeHidden()
  await expect(spoken).not.toBeAttached()
  const deleted = messages(hers).getByRole('listitem').filter({ hasText: 'This message was deleted' })
  await expect(deleted).toBeFocused()
  for (const page of [hers, his])
    await expect(page.getByRole('list', { name: 'Conversations' })).toContainText('This message was deleted')
  await expect(read).toHaveCount(3)
  await expectAccessible(his)
})

test('on a phone, by keyboard alone: from the list into a conversation, a warning, a reply, and back', async ({
  page,
}) => {
  const [anna, ben] = [await aChatUser('Anna Berg'), await aChatUser('Ben Otieno')]
  const id = await aConversation(anna, ben)
  await page.setViewportSize(phone)
  await signInByHttp(page.request, ben, PRODUCT_URL)
  await page.goto('/chat')
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: 'Main areas' })).toBeVisible()
  await pressOn(page, 'Anna Berg')
  await expect(page.getByRole('heading', { name: 'Anna Berg' })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Main areas' })).toBeHidden()

  const rule = page.getByText('Never pay to get a job. If someone asks')
  await expect(rule).toBeInViewport()
  await say(anna, id, 'Send the deposit first, as told at https://pay.example')
  const warning = page.getByRole('status').filter({ hasText: 'Be careful in this conversation' })
  await expect(warning.getByRole('listitem')).toHaveText([/^Mentions money:/, /^Contains a link:/])
  await messages(page).evaluate((list) => list.scrollTo(0, -list.scrollHeight))
  await expect(warning).toBeInViewport()
  await expectAccessible(page)
  await pressOn(page, 'Got it')
  await expect(warning).toBeHidden()
  await expect(rule).toBeInViewport()

  await typeInto(page, 'Write to Anna Berg', 'From a small screen')
  await page.keyboard.press('Enter')
  await expect(messages(page).getByText('From a small screen')).toBeVisible()
  await expect(messages(page).getByText('Sent')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(phone)
  await pressOn(page, 'Back to the inbox')
  await expect(page.getByRole('link', { name: 'Anna Berg' })).toBeFocused()
})

test('several conversations can be changed at once, and changed back where they are listed', async ({ page }) => {
  const [anna, ben, cleo] = [await aChatUser('Anna Berg'), await aChatUser('Ben Otieno'), await aChatUser('Cleo Diaz')]
  await aConversation(anna, ben)
  await aConversation(cleo, ben)
  await signInByHttp(page.request, ben, PRODUCT_URL)
  await page.goto('/inbox.copy')
  await hydrated(page)
  await page.getByRole('checkbox').first().check({ force: true })
  await page.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(page.getByText('rows selected')).toBeHidden()
  await expect(inbox(page)).toContainText('2')
  await expect(page.getByRole('link', { name: 'Unread 2' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Cleo Diaz' }).check({ force: true })
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('link', { name: 'Cleo Diaz' })).toBeHidden()
  await expect(inbox(page)).toContainText('1')
  await page.getByRole('link', { name: 'Archived' }).click()
  await page.getByRole('link', { name: 'Cleo Diaz' }).click()
  await expect(page).toHaveURL(/\/chat\?conversation=/)
  await expect(messages(page).getByText('Hello to you')).toBeVisible()

  await page.goto('/chat?conversation=01890000-0000-7000-8000-000000000000')
  await expect(page.getByText('That conversation does not exist or is not yours.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Anna Berg' })).toBeVisible()
})

test('the inbox as a table has the chat as its canonical URL', async ({ browser }) => {
  const page = await pageFor(browser, await aChatUser('Anna Berg'))
  await page.goto('/inbox.copy')
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${PRODUCT_URL}/chat`)
})
