// Reads a few named text files of an archive in the browser, so that a whole data export never has to be uploaded.

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const MAX_COMMENT = 65_535
const MAX_ENTRIES = 5_000
/** Unpacked, per file. */
const MAX_TEXT_BYTES = 5 * 1024 * 1024

type Entry = { name: string; method: number; bytes: number; offset: number }

export async function unzipTexts<N extends string>(
  file: Blob,
  names: readonly N[],
): Promise<Partial<Record<N, string>>> {
  const found: Partial<Record<N, string>> = {}
  for (const entry of await entriesOf(file)) {
    const name = names.find((one) => entry.name === one || entry.name.endsWith(`/${one}`))
    if (name && found[name] === undefined) found[name] = await textOf(file, entry)
  }
  return found
}

/** Every text whose name matches, up to a number of files and of bytes unpacked in all. */
export async function unzipMatching(
  file: Blob,
  matches: (name: string) => boolean,
  { files, bytes }: { files: number; bytes: number },
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let left = bytes
  for (const entry of (await entriesOf(file)).filter(({ name }) => matches(name))) {
    if (found.size >= files) throw new Error('too many files')
    const text = await textOf(file, entry)
    left -= text.length
    if (left < 0) throw new Error('too large')
    found.set(entry.name, text)
  }
  return found
}

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer())

async function entriesOf(file: Blob): Promise<Entry[]> {
  const from = Math.max(0, file.size - MAX_COMMENT - END_BYTES)
  const tail = await viewOf(file.slice(from))
  let end = tail.byteLength - END_BYTES
  while (end >= 0 && tail.getUint32(end, true) !== END_MARK) end -= 1
  if (end < 0) throw new Error('not an archive')
  const size = tail.getUint32(end + 12, true)
  const start = tail.getUint32(end + 16, true)
  const list = await viewOf(file.slice(start, start + size))
  const entries: Entry[] = []
  for (let at = 0; at + ENTRY_BYTES <= list.byteLength && entries.length < MAX_ENTRIES; ) {
    if (list.getUint32(at, true) !== ENTRY_MARK) break
    const nameBytes = list.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(list.buffer, at + ENTRY_BYTES, nameBytes)),
      method: list.getUint16(at + 10, true),
      bytes: list.getUint32(at + 20, true),
      offset: list.getUint32(at + 42, true),
    })
    at += ENTRY_BYTES + nameBytes + list.getUint16(at + 30, true) + list.getUint16(at + 32, true)
  }
  return entries
}

async function textOf(file: Blob, { method, bytes, offset }: Entry): Promise<string> {
  const head = await viewOf(file.slice(offset, offset + 30))
  const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const packed = file.slice(start, start + bytes).stream()
  return readText(method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw')))
}

/** Stops early: a small archive can unpack to more than the memory holds. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > MAX_TEXT_BYTES) {
      await reader.cancel()
      throw new Error('too large')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
