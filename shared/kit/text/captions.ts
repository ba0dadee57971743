// Captions in WebVTT, as far as lessons need it: cues with plain text. Styles, regions, positions and tags are dropped, so that
// what is served can only ever be text.

export type Cue = { from: number; to: number; text: string }
/** `line`: where, counted from 1. */
export type CaptionProblem = { code: 'header' | 'time' | 'order' | 'empty'; line: number }

const TIME = String.raw`(?:(\d{1,3}):)?(\d{2}):(\d{2})\.(\d{3})`
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`)

const secondsOf = (parts: readonly (string | undefined)[]): number => {
  const [hours = '0', minutes = '0', seconds = '0', thousandths = '0'] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

const plain = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? '')
    .trim()

export function readVtt(vtt: string): { cues: Cue[]; problems: CaptionProblem[] } {
  const lines = vtt.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const cues: Cue[] = []
  const problems: CaptionProblem[] = []
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) problems.push({ code: 'header', line: 1 })
  for (let at = 1; at < lines.length; ) {
    const start = at
    const block: string[] = []
    for (; at < lines.length && (lines[at] ?? '').trim() !== ''; at += 1) block.push(lines[at] ?? '')
    at += 1
    if (block.length === 0 || /^(?:NOTE|STYLE|REGION)\b/.test(block[0] ?? '')) continue
    readCue(block, start + 1)
  }
  return { cues, problems }

  function readCue(block: readonly string[], line: number): void {
    // The first line may be a name of the cue.
    const timed = block.findIndex((one) => one.includes('-->'))
    const match = timed === -1 || timed > 1 ? null : TIMING.exec((block[timed] ?? '').trim())
    // What precedes the first cue may be part of the header.
    if (timed === -1 && cues.length === 0 && line === 2) return
    if (!match) return void problems.push({ code: 'time', line: line + Math.max(timed, 0) })
    const [from, to] = [secondsOf(match.slice(1, 5)), secondsOf(match.slice(5, 9))]
    const text = plain(block.slice(timed + 1).join('\n'))
    if (to <= from || from < (cues.at(-1)?.from ?? 0)) problems.push({ code: 'order', line: line + timed })
    else if (text === '') problems.push({ code: 'empty', line: line + timed })
    else cues.push({ from, to, text })
  }
}

export const areGoodCaptions = (vtt: string): boolean => {
  const { cues, problems } = readVtt(vtt)
  return cues.length > 0 && problems.length === 0
}

const two = (count: number): string => String(count).padStart(2, '0')

function timeOf(seconds: number): string {
  const whole = Math.floor(seconds)
  const thousandths = String(Math.round((seconds - whole) * 1000)).padStart(3, '0')
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}.${thousandths}`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const writeVtt = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${escaped(text)}`)].join('\n\n') +
  '\n'
