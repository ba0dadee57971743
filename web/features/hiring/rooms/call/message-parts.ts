// Splits long messages into chunks, because the realtime server limits the size of a message.

export type MessagePart = { message: string; part: number; parts: number; text: string }

/** Base64 and descriptions are ASCII; escaping at most doubles them, which stays below 10 KB. */
const PART_LENGTH = 4_500
const MAX_PARTS = 100
/** Messages in progress. Older ones lost a part on the way. */
const MAX_PENDING = 20

export function splitMessage(message: string, text: string): MessagePart[] {
  const parts = Math.max(1, Math.ceil(text.length / PART_LENGTH))
  return Array.from({ length: parts }, (_, part) => ({
    message,
    part,
    parts,
    text: text.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH),
  }))
}

/** Returns the whole text with its last part; null until then, and for parts that make no sense. */
export function createAssembler() {
  const pending = new Map<string, (string | undefined)[]>()
  return function add({ message, part, parts, text }: MessagePart): string | null {
    if (parts < 1 || parts > MAX_PARTS || part < 0 || part >= parts) return null
    if (parts === 1) return text
    const known = pending.get(message) ?? Array.from<string | undefined>({ length: parts })
    if (known.length !== parts) return null
    known[part] = text
    pending.set(message, known)
    const [oldest] = pending.keys()
    if (pending.size > MAX_PENDING && oldest !== undefined) pending.delete(oldest)
    if (known.some((one) => one === undefined)) return null
    pending.delete(message)
    return known.join('')
  }
}
