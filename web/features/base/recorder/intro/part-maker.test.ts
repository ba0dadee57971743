import { expect, it, vi } from 'vitest'
import { createPartMaker } from './part-maker.ts'

const whole = { content: new Blob(['whole'], { type: 'video/webm' }), kind: 'video' } as const
const part = { start: 1, end: 3 }

function aMaker() {
  const needs = {
    cut: vi.fn(async () => new Blob(['part'], { type: 'video/webm' })),
    send: vi.fn(async (_file: File) => 'file-1'),
    forget: vi.fn(async () => undefined),
  }
  const steps: string[] = []
  const watch = { signal: new AbortController().signal, onStep: ({ name }: { name: string }) => void steps.push(name) }
  return { ...needs, steps, watch, maker: createPartMaker(needs) }
}

it('cuts, then uploads the result, and reports both steps', async () => {
  const { maker, cut, send, steps, watch } = aMaker()
  expect(await maker.make(whole, part, watch)).toBe('file-1')
  expect(cut).toHaveBeenCalledWith(whole.content, part, expect.anything())
  const sent = send.mock.lastCall?.[0]
  expect([sent?.name, await sent?.text()]).toEqual(['introduction.webm', 'part'])
  expect(steps).toEqual(['cutting', 'sending'])
})

it('resumes where it failed, without cutting or uploading twice', async () => {
  const { maker, cut, send, watch } = aMaker()
  send.mockRejectedValueOnce(new Error('no line'))
  await expect(maker.make(whole, part, watch)).rejects.toThrow('no line')
  await maker.make(whole, { ...part }, watch)
  await maker.make(whole, part, watch)
  expect(cut).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledTimes(2)
})

it('starts over for another selection and deletes the upload of the first', async () => {
  const { maker, cut, forget, watch } = aMaker()
  await maker.make(whole, part, watch)
  forget.mockRejectedValueOnce(new Error('no line'))
  await maker.make(whole, { start: 2, end: null }, watch)
  expect(cut).toHaveBeenCalledTimes(2)
  expect(forget.mock.calls).toEqual([['file-1']])
})

it('does not delete a file that has become the recording', async () => {
  const { maker, forget, watch } = aMaker()
  await maker.make(whole, part, watch)
  maker.settle()
  await maker.drop()
  expect(forget).not.toHaveBeenCalled()
})

it('does not delete a file that may be the recording, but does when it was rejected', async () => {
  const { maker, forget, watch } = aMaker()
  await maker.make(whole, part, watch)
  maker.offer()
  await maker.drop()
  expect(forget).not.toHaveBeenCalled()
  await maker.make(whole, part, watch)
  maker.offer()
  maker.refused()
  await maker.drop()
  expect(forget.mock.calls).toEqual([['file-1']])
})

it('returns no file after a cancellation', async () => {
  const { maker, send, watch } = aMaker()
  const stopping = new AbortController()
  send.mockImplementationOnce(async () => {
    stopping.abort()
    return 'file-1'
  })
  await expect(maker.make(whole, part, { ...watch, signal: stopping.signal })).rejects.toThrow(/abort/i)
})
