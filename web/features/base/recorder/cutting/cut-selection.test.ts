import { expect, it, vi } from 'vitest'
import { CutError, cutSelection } from './cut-selection.ts'

const content = new Blob(['whole'])
const part = { start: 1, end: null }
const watch = (signal = new AbortController().signal) => ({ signal, onProgress: vi.fn() })

it('cuts with the loaded cutter', async () => {
  const cutOut = vi.fn(async () => new Blob(['part']))
  expect(await (await cutSelection(content, part, watch(), async () => ({ cutOut }))).text()).toBe('part')
})

it('distinguishes a failed download from a failed cut', async () => {
  const notLoaded = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(cutSelection(content, part, watch(), notLoaded)).rejects.toEqual(new CutError('unreachable'))
  const cutOut = () => Promise.reject(new Error('no encoder'))
  await expect(cutSelection(content, part, watch(), async () => ({ cutOut }))).rejects.toEqual(new CutError('unable'))
})

it('does not report a cancelled cut as a failure', async () => {
  const stopping = new AbortController()
  const cutOut = async () => {
    stopping.abort()
    throw new Error('cancelled')
  }
  const cutting = cutSelection(content, part, watch(stopping.signal), async () => ({ cutOut }))
  await expect(cutting).rejects.toMatchObject({ name: 'AbortError' })
})
