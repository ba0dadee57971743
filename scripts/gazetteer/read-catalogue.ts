// Reads a compiled gettext catalogue (.mo): pairs of an id and its translation.

import { readFile } from 'node:fs/promises'

const LITTLE_ENDIAN = 0x950412de

export async function readCatalogue(path: string): Promise<Map<string, string>> {
  const bytes = await readFile(path)
  const isLittle = bytes.readUInt32LE(0) === LITTLE_ENDIAN
  const word = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const textAt = (entry: number) => bytes.toString('utf8', word(entry + 4), word(entry + 4) + word(entry))
  const [count, ids, texts] = [word(8), word(12), word(16)]
  return new Map(Array.from({ length: count }, (_, row) => [textAt(ids + row * 8), textAt(texts + row * 8)]))
}
