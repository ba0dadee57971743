import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { anMp3, anMp4, anOgg, aWebm } from './media.builder.ts'
import { readMediaDuration } from './media-duration.ts'

const folder = mkdtempSync(join(tmpdir(), 'duration-'))
afterAll(() => rmSync(folder, { recursive: true }))

function durationOf(content: Buffer, type: string): Promise<number | null> {
  const path = join(folder, 'content')
  writeFileSync(path, content)
  return readMediaDuration(path, type)
}

/** Two and a half seconds each, recorded by Chromium's MediaRecorder. */
const sample = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'samples', name))

describe('a browser recording', () => {
  it.each([
    ['picture.webm', 'video/webm'],
    ['voice.webm', 'video/webm'],
    ['picture.mp4', 'video/mp4'],
    ['voice.mp4', 'video/mp4'],
  ])('has a duration, although its header states none: %s', async (name, type) => {
    const duration = await durationOf(sample(name), type)
    expect(duration).toBeGreaterThan(2_300)
    expect(duration).toBeLessThan(2_600)
  })

  it.each([
    ['voice.webm', 'video/webm'],
    ['voice.mp4', 'video/mp4'],
  ])('is as long as the part that arrived: %s', async (name, type) => {
    const whole = sample(name)
    const duration = await durationOf(whole.subarray(0, Math.floor(whole.length * 0.6)), type)
    expect(duration).toBeGreaterThan(900)
    expect(duration).toBeLessThan(1_900)
  })
})

describe('an uploaded file', () => {
  it('states its duration in its header', async () => {
    expect(await durationOf(anMp4({ seconds: 75 }), 'video/mp4')).toBe(75_000)
    expect(await durationOf(anMp4({ seconds: 75 }), 'video/quicktime')).toBe(75_000)
    expect(await durationOf(aWebm({ seconds: 2, statedSeconds: 40 }), 'video/webm')).toBe(40_000)
  })

  it('is measured frame by frame when it has no header', async () => {
    expect(await durationOf(aWebm({ seconds: 61 }), 'video/webm')).toBe(61_000)
    expect(await durationOf(anOgg({ seconds: 33 }), 'audio/ogg')).toBe(33_000)
    expect(await durationOf(anMp3({ frames: 1000 }), 'audio/mpeg')).toBe(26_123)
  })

  it('may have any number of tracks', async () => {
    expect(await durationOf(anMp4({ seconds: 75, tracks: 200_000 }), 'video/mp4')).toBe(75_000)
  })

  it('has no duration when its content does not tell', async () => {
    expect(await durationOf(anMp4({ seconds: 0 }), 'video/mp4')).toBeNull()
    expect(await durationOf(aWebm({ seconds: 0 }), 'video/webm')).toBeNull()
    expect(await durationOf(Buffer.from('%PDF-1.7'), 'application/pdf')).toBeNull()
  })
})

it('is parsed in finite time, whatever it contains', async () => {
  const types = ['video/webm', 'video/mp4', 'audio/ogg', 'audio/mpeg']
  const starts = [sample('picture.webm'), sample('picture.mp4'), anOgg({ seconds: 3 }), anMp3({ frames: 3 })]
  const broken = fc.record({
    which: fc.nat(3),
    at: fc.nat(400),
    put: fc.uint8Array({ minLength: 1, maxLength: 40 }),
  })
  await fc.assert(
    fc.asyncProperty(broken, async ({ which, at, put }) => {
      const content = Buffer.from(starts[which] ?? [])
      Buffer.from(put).copy(content, Math.min(at, content.length - 1))
      const duration = await durationOf(content, types[which] ?? '')
      expect(duration === null || duration > 0).toBe(true)
    }),
    { numRuns: 300 },
  )
})
