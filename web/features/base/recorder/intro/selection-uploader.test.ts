import { expect, it, vi } from 'vitest'
import { createSelectionUploader } from './selection-uploader.ts'

const whole = { content: new Blob(['whole'], { type: 'video/webm' }), kind: 'video' } as const
const part = { start: 1, end: 3 }

function anUploader() {
  const needs = {
    cut: vi.fn(async () => new Blob(['part'], { type: 'video/webm' })),
    send: vi.fn(async (_file: File) => 'file-1'),
    remove: vi.fn(async () => undefined),
  }
  const steps: string[] = []
  const watch = { signal: new AbortController().signal, onStep: ({ name }: { name: string }) => void steps.push(name) }
  return { ...needs, steps, watch, uploader: createSelectionUploader(needs) }
}

it('cuts, then uploads the result, and reports both steps', async () => {
  const { uploader, cut, send, steps, watch } = anUploader()
  expect(await uploader.make(whole, part, watch)).toBe('file-1')
  expect(cut).toHaveBeenCalledWith(whole.content, part, expect.anything())
  const sent = send.mock.lastCall?.[0]
  expect([sent?.name, await sent?.text()]).toEqual(['introduction.webm', 'part'])
  expect(steps).toEqual(['cutting', 'sending'])
})

it('resumes where it failed, without cutting or uploading twice', async () => {
  const { uploader, cut, send, watch } = anUploader()
  send.mockRejectedValueOnce(new Error('offline'))
  await expect(uploader.make(whole, part, watch)).rejects.toThrow('offline')
  await uploader.make(whole, { ...part }, watch)
  await uploader.make(whole, part, watch)
  expect(cut).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledTimes(2)
})

it('starts over for another selection and deletes the upload of the first', async () => {
  const { uploader, cut, remove, watch } = anUploader()
  await uploader.make(whole, part, watch)
  remove.mockRejectedValueOnce(new Error('offline'))
  await uploader.make(whole, { start: 2, end: null }, watch)
  expect(cut).toHaveBeenCalledTimes(2)
  expect(remove.mock.calls).toEqual([['file-1']])
})

it('does not delete a file that has become the recording', async () => {
  const { uploader, remove, watch } = anUploader()
  await uploader.make(whole, part, watch)
  uploader.settle()
  await uploader.drop()
  expect(remove).not.toHaveBeenCalled()
})

it('does not delete a file that may be the recording, but does when it was rejected', async () => {
  const { uploader, remove, watch } = anUploader()
  await uploader.make(whole, part, watch)
  uploader.offer()
  await uploader.drop()
  expect(remove).not.toHaveBeenCalled()
  await uploader.make(whole, part, watch)
  uploader.offer()
  uploader.rejected()
  await uploader.drop()
  expect(remove.mock.calls).toEqual([['file-1']])
})

it('returns no file after a cancellation', async () => {
  const { uploader, send, watch } = anUploader()
  const stopping = new AbortController()
  send.mockImplementationOnce(async () => {
    stopping.abort()
    return 'file-1'
  })
  await expect(uploader.make(whole, part, { ...watch, signal: stopping.signal })).rejects.toThrow(/abort/i)
})
