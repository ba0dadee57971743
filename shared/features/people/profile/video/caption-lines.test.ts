import { expect, it } from 'vitest'
import { captionLines, readCaptionFile, readCaptionLines, writeCaptions } from './caption-lines.ts'

const hello = { startMs: 500, endMs: 3_000, text: 'Hello, I am Ada.' }
const work = { startMs: 62_000, endMs: 65_500, text: 'I build R&D tools <fast>' }

it('survives a round trip through WebVTT and through lines', () => {
  expect(readCaptionFile(writeCaptions([hello, work]))).toEqual([hello, work])
  expect(readCaptionLines(captionLines([hello, work]))).toEqual([hello, work])
})

it('reads SubRip, byte order marks, Windows line ends, settings and voices', () => {
  const subRip =
    '\uFEFF1\r\n00:00:00,500 --> 00:00:03,000\r\nHello,\r\nI am Ada.\r\n\r\n2\r\n00:01:02,000 --> 00:01:05,500\r\nBye\r\n'
  expect(readCaptionFile(subRip)).toEqual([hello, { ...work, text: 'Bye' }])
  const vtt =
    'WEBVTT - mine\n\nNOTE a note\n\nintro\n00:00.500 --> 00:03.000 align:start line:0\n<v Ada>Hello, <i>I am Ada.</i>'
  expect(readCaptionFile(vtt)).toEqual([hello])
})

it('finds no captions in other files', () => {
  expect(readCaptionFile('{"a": 1}')).toBeNull()
  expect(readCaptionFile('')).toBeNull()
})

it('ends a caption with the next one, or after some seconds', () => {
  expect(readCaptionLines('0:10 Second\n0:08 First\ncontinued\n1:00 Last')).toEqual([
    { startMs: 8_000, endMs: 10_000, text: 'First continued' },
    { startMs: 10_000, endMs: 17_000, text: 'Second' },
    { startMs: 60_000, endMs: 67_000, text: 'Last' },
  ])
})
