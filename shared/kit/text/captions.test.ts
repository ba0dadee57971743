import { describe, expect, it } from 'vitest'
import { areGoodCaptions, readVtt, writeVtt } from './captions.ts'

const cues = [
  { from: 0, to: 2.5, text: 'Hello & welcome' },
  { from: 2.5, to: 3661.042, text: 'a < b\nsecond line' },
]

describe('captions', () => {
  it('are read as they are written', () => {
    expect(readVtt(writeVtt(cues))).toEqual({ cues, problems: [] })
    expect(writeVtt(cues)).toContain('01:01:01.042')
  })

  it('are reduced to their text', () => {
    const vtt =
      '\uFEFFWEBVTT - made by hand\r\nKind: captions\r\n\r\nNOTE\r\nnot shown\r\n\r\nintro\r\n00:01.000 --> 00:02.000 line:0 align:start\r\n<v Ann>Hi <b>there</b></v>\r\n'
    expect(readVtt(vtt)).toEqual({ cues: [{ from: 1, to: 2, text: 'Hi there' }], problems: [] })
  })

  it('name the line of what is wrong', () => {
    const codes = (vtt: string) => readVtt(vtt).problems
    expect(codes('00:01.000 --> 00:02.000\nHi')).toEqual([{ code: 'header', line: 1 }])
    expect(codes('WEBVTT\n\n00:01 --> 00:02\nHi')).toEqual([{ code: 'time', line: 3 }])
    expect(codes('WEBVTT\n\n00:03.000 --> 00:02.000\nHi')).toEqual([{ code: 'order', line: 3 }])
    expect(codes('WEBVTT\n\n00:01.000 --> 00:02.000\n')).toEqual([{ code: 'empty', line: 3 }])
    expect(areGoodCaptions('WEBVTT')).toBe(false)
  })
})
