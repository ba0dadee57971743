// Chapters and transcripts are edited as text, one entry a line: '12:30 What they said'.

type TimedText = { at: number; text: string }

const LINE = /^(?:(\d+):)?(\d{1,3}):(\d{2})\s+(.+)$/

export function timeText(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`
}

export const linesOf = (entries: readonly TimedText[]): string =>
  entries.map(({ at, text }) => `${timeText(at)} ${text}`).join('\n')

/** A line without a time continues the entry before it. */
export function readLines(text: string): TimedText[] {
  const entries: TimedText[] = []
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const match = LINE.exec(line)
    const last = entries.at(-1)
    if (match) {
      const [, hours = '0', minutes = '0', seconds = '0', words = ''] = match
      entries.push({ at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text: words })
    } else if (last) last.text = `${last.text} ${line}`
    else entries.push({ at: 0, text: line })
  }
  return entries
}
