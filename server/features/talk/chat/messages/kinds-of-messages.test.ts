// Messages other than text: cards, voice notes, files, and the product's own.

import { randomUUID } from 'node:crypto'
import { setupI18n } from '@lingui/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { announce, aReadyFile, upload } from '#server/features/base/files/files.builder.ts'
import { aDraft, aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { MAX_ATTACHMENTS, MAX_VOICE_SECONDS } from '#shared/features/talk/chat/chat-limits.ts'
import { aConversation, chatPath, messagesOf, openWith, send, show } from '../chat.builder.ts'
import { noticeText } from '../message-text.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** The first page of an Ogg stream, enough to be detected as one. */
const oggVoice = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(64)])

const aFile = (person: BuiltPerson, name: string, content: Buffer | string) =>
  aReadyFile(test, person, { kind: 'attachment', name, content })

describe('a card', () => {
  it('shows a job to whoever may read it, with or without text', async () => {
    const { id, anna, ben } = await aConversation(test)
    const { job } = await aPublishedJob(test)
    const card = { kind: 'job', jobId: job.id }
    expect((await send(anna, id, '', { card })).json()).toMatchObject({ kind: 'card', card, job: { title: job.title } })
    expect((await show(ben, id)).preview).toMatchObject({ kind: 'card', text: 'A job' })
    await send(ben, id, '', { card: { kind: 'self_check' } })
    expect((await show(anna, id)).preview?.text).toBe('Test your setup before the call')
  })

  it('is not found for a job its sender cannot read, or for an unknown kind', async () => {
    const { id, anna } = await aConversation(test)
    const { job } = await aDraft(test)
    expect((await send(anna, id, '', { card: { kind: 'job', jobId: job.id } })).statusCode).toBe(404)
    expect((await send(anna, id, '', { card: { kind: 'job', jobId: randomUUID() } })).statusCode).toBe(404)
    expect((await send(anna, id, '', { card: { kind: 'offer', offerId: randomUUID() } })).statusCode).toBe(422)
  })

  it('of an invitation-only job reveals nothing to others', async () => {
    const { job, owner } = await aPublishedJob(test, { visibility: 'invite_only' })
    const talent = await aVerifiedTalent(test)
    const id = await openWith(owner, talent)
    await send(talent, id, 'Do you hire?')
    const card = { kind: 'job', jobId: job.id }
    expect((await send(owner, id, 'We do', { card })).json()).toMatchObject({ job: { id: job.id } })
    expect((await messagesOf(talent, id)).at(-1)).toMatchObject({ card, job: null })
  })
})

describe('a voice note', () => {
  it('is a recording of the sender, alone, with its length', async () => {
    const { id, anna, ben } = await aConversation(test)
    const fileId = await aFile(anna, 'voice.ogg', oggVoice)
    const voice = { fileId, seconds: 4.2, waveform: [0, 12, 31] }
    const sent = (await send(anna, id, '', { voice })).json()
    expect(sent).toMatchObject({
      kind: 'voice',
      voice: { seconds: 4.2, waveform: [0, 12, 31] },
      attachments: [{ fileId, type: 'audio/ogg' }],
    })
    expect((await show(ben, id)).preview).toMatchObject({ kind: 'voice', text: 'A voice note' })
    expect((await anna.visitor.patch(chatPath(chat.edit.path, sent.id), { body: 'x' })).statusCode).toBe(403)
    expect((await anna.visitor.delete(chatPath(chat.remove.path, sent.id))).statusCode).toBe(204)
    expect((await messagesOf(ben, id)).at(-1)).toMatchObject({ voice: null, attachments: [], isDeleted: true })
  })

  it('is rejected if it is a text file, somebody else’s or too long, or comes with anything else', async () => {
    const { id, anna, ben } = await aConversation(test)
    const [text, own] = [await aFile(anna, 'a.txt', 'not a sound'), await aFile(anna, 'voice.ogg', oggVoice)]
    const voice = { fileId: own, seconds: 4 }
    expect((await send(anna, id, '', { voice: { ...voice, fileId: text } })).statusCode).toBe(422)
    expect((await send(ben, id, '', { voice })).statusCode).toBe(404)
    expect((await send(anna, id, '', { voice: { ...voice, seconds: MAX_VOICE_SECONDS + 1 } })).statusCode).toBe(422)
    expect((await send(anna, id, 'And words', { voice })).json().errors).toEqual({
      voice: ['A voice note is sent on its own. Send the rest after it.'],
    })
  })
})

describe('files', () => {
  it('are at most ten per message, each once, and counted if there is no text', async () => {
    const { id, anna, ben } = await aConversation(test)
    const fileIds: string[] = []
    for (let n = 0; n < MAX_ATTACHMENTS; n += 1) fileIds.push(await aFile(anna, `${n}.txt`, `${n}`))
    const [first = ''] = fileIds
    expect((await send(anna, id, '', { fileIds: [first, first] })).json().errors).toEqual({
      fileIds: ['Attach each file once.'],
    })
    expect(
      (await send(anna, id, '', { fileIds })).json().attachments.map(({ name }: { name: string }) => name),
    ).toEqual(fileIds.map((_, n) => `${n}.txt`))
    expect((await show(ben, id)).preview?.text).toBe('10 files')
  })

  it('are at most 25 MB, and of types that cannot be executed', async () => {
    const { anna } = await aConversation(test)
    const tooLarge = { kind: 'attachment', name: 'film.mp4', size: 25_000_001 }
    expect((await announce(test, anna, tooLarge)).statusCode).toBe(413)
    const rejected = [
      { name: 'page.html', content: '<script>alert(1)</script>' },
      { name: 'drawing.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      { name: 'program.exe', content: Buffer.from('MZ\u0000\u0000') },
      { name: 'rota.txt', content: '<html><script>alert(1)</script></html>' },
    ]
    for (const given of rejected)
      expect((await upload(test, anna, { kind: 'attachment', ...given })).statusCode).toBeGreaterThanOrEqual(400)
  })
})

it('the product’s own messages are in the reader’s language', () => {
  const messages = { de: { 'chat.notice.applied': ['Beworben um ', ['job']] } }
  const german = setupI18n({ locale: 'de', messages: messages as never })
  expect(noticeText(german, { name: 'applied', job: 'Bäckerin' })).toBe('Beworben um Bäckerin')
})
