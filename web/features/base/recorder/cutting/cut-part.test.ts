import { expect, it, vi } from 'vitest'
import { CannotCut, cutPart } from './cut-part.ts'

const content = new Blob(['whole'])
const part = { start: 1, end: null }
const watch = (signal = new AbortController().signal) => ({ signal, onProgress: vi.fn() })

it('cuts with the loaded cutter', async () => {
  const cutOut = vi.fn(async () => new Blob(['part']))
  expect(await (await cutPart(content, part, watch(), async () => ({ cutOut }))).text()).toBe('part')
})

it('distinguishes a failed download from a failed cut', async () => {
  const notLoaded = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(cutPart(content, part, watch(), notLoaded)).rejects.toEqual(new CannotCut('unreachable'))
  const cutOut = () => Promise.reject(new Error('no encoder'))
  await expect(cutPart(content, part, watch(), async () => ({ cutOut }))).rejects.toEqual(new CannotCut('unable'))
})

it('does not report a cancelled cut as a failure', async () => {
  const stopping = new AbortController()
  const cutOut = async () => {
    stopping.abort()
    throw new Error('cancelled')
  }
  const cutting = cutPart(content, part, watch(stopping.signal), async () => ({ cutOut }))
  await expect(cutting).rejects.toMatchObject({ name: 'AbortError' })
})
