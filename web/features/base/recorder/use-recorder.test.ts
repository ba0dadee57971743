import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { COUNTDOWN } from './machine/recorder-machine.ts'
import { useRecorder } from './use-recorder.ts'

class FakeMediaRecorder extends EventTarget {
  static isTypeSupported = () => true
  state: RecordingState = 'inactive'
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(new Event('stop'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [] }) } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows a stopped take only once it is stored, with its clock standing still until then', async () => {
  let confirmStored = () => {}
  const stored = new Promise<void>((resolve) => {
    confirmStored = resolve
  })
  const sink = { begin: async () => undefined, add: () => undefined, end: () => stored }
  const { result, unmount } = renderHook(() => useRecorder({ sink, maxSeconds: null }))
  await act(() => result.current.open())
  await act(() => result.current.begin())
  for (let left = COUNTDOWN; left > 0; left -= 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(result.current.state.name).toBe('recording')

  await act(async () => {
    void result.current.stop()
    await vi.advanceTimersByTimeAsync(1_000)
  })
  expect(result.current.state.name).toBe('recording')
  expect(result.current.elapsedMs).toBe(2_000)

  await act(async () => confirmStored())
  expect(result.current.state.name).toBe('review')
  expect(result.current.take?.durationMs).toBe(2_000)
  unmount()
})
