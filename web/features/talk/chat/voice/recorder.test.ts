import { afterEach, expect, it, vi } from 'vitest'
import { startRecorder } from './recorder.ts'

afterEach(() => vi.unstubAllGlobals())

/** Like browsers do: an ended track cannot be ended again. */
function aMicrophone() {
  const track = { stop: vi.fn() }
  const once = () => {
    let isOver = false
    return () => {
      if (isOver) throw new DOMException('It has ended', 'InvalidStateError')
      isOver = true
    }
  }
  class Media extends EventTarget {
    static isTypeSupported = () => true
    start = () => undefined
    stop = once()
  }
  class Sound {
    createAnalyser = () => ({ fftSize: 1, getFloatTimeDomainData: () => undefined })
    createMediaStreamSource = () => ({ connect: () => undefined })
    close = once()
  }
  vi.stubGlobal('MediaRecorder', Media)
  vi.stubGlobal('AudioContext', Sound)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [track] }) } })
  return track
}

it('releases the microphone, even when cancelled twice', async () => {
  const track = aMicrophone()
  const recorder = await startRecorder(() => undefined)
  recorder.cancel()
  expect(() => recorder.cancel()).not.toThrow()
  expect(track.stop).toHaveBeenCalledTimes(1)
})
