import { afterEach, describe, expect, it, vi } from 'vitest'
import { findDeniedDevice, openDevices, problemOf, RecordingError } from './open-devices.ts'

afterEach(() => vi.unstubAllGlobals())

const failWith = (name: string) => new DOMException('No', name)

describe('a recording problem', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'no_device'],
    ['OverconstrainedError', 'no_device'],
    ['NotReadableError', 'in_use'],
    ['AbortError', 'in_use'],
    ['TypeError', 'unsupported'],
  ])('is derived from the name of the error: %s', (name, problem) => {
    expect(problemOf(failWith(name))).toBe(problem)
  })

  it('is reported without a prompt when the context is insecure or the browser lacks support', () => {
    vi.stubGlobal('isSecureContext', false)
    expect(() => openDevices('video', {})).toThrow(new RecordingError('insecure'))
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('MediaRecorder', { isTypeSupported: () => false })
    vi.stubGlobal('navigator', { mediaDevices: {} })
    expect(() => openDevices('video', {})).toThrow(new RecordingError('unsupported'))
  })
})

describe('the denied device', () => {
  const permissions = (states: Record<string, string>) =>
    vi.stubGlobal('navigator', {
      permissions: {
        query: async ({ name }: { name: string }) => {
          const state = states[name]
          if (!state) throw new TypeError('Not a permission')
          return { state }
        },
      },
    })

  it.each([
    [{ camera: 'denied', microphone: 'granted' }, 'camera'],
    [{ camera: 'prompt', microphone: 'denied' }, 'microphone'],
    [{ camera: 'denied', microphone: 'denied' }, 'both'],
    [{}, 'both'],
  ])('is named where the browser reports it: %o', async (states, device) => {
    permissions(states)
    expect(await findDeniedDevice('video')).toBe(device)
  })

  it('can only be the microphone when nothing else was requested', async () => {
    permissions({})
    expect(await findDeniedDevice('audio')).toBe('microphone')
  })
})
