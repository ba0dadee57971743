import { expect, it } from 'vitest'
import { RECORDED_TYPE } from '#shared/features/base/recordings/recording-kinds.ts'
import { chooseFormat, containerOf } from './recorded-formats.ts'

const among = (types: readonly string[]) => (type: string) => types.includes(type)

it('prefers a format that Safari plays, where the browser supports it', () => {
  const all = () => true
  expect(chooseFormat('video', all)?.type).toBe('video/mp4;codecs=avc1.42E01E,mp4a.40.2')
  expect(chooseFormat('audio', all)?.type).toBe('audio/mp4;codecs=mp4a.40.2')
})

it('does not prefer MP4 with unknown codecs', () => {
  const chromium = among(['video/mp4', 'video/webm', 'video/webm;codecs=vp8,opus', 'audio/mp4', 'audio/webm'])
  expect(chooseFormat('video', chromium)).toEqual({ type: 'video/webm;codecs=vp8,opus', extension: 'webm' })
  expect(chooseFormat('audio', chromium)).toEqual({ type: 'audio/webm', extension: 'webm' })
})

it('falls back to MP4 with unknown codecs, and reports when nothing is supported', () => {
  expect(chooseFormat('video', among(['video/mp4']))?.extension).toBe('mp4')
  expect(chooseFormat('video', () => false)).toBeNull()
})

it('never chooses a format the server would reject', () => {
  for (const kind of ['video', 'audio'] as const) {
    const requested: string[] = []
    chooseFormat(kind, (type) => requested.push(type) < 0)
    for (const type of requested) expect(type).toMatch(RECORDED_TYPE)
  }
  expect(containerOf('video/webm;codecs=vp9,opus')).toBe('video/webm')
})
