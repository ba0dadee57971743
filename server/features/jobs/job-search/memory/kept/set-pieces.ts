import { type PlaceSet, removeFrom } from '../bits/place-sets.ts'
import { bytesOf, type Piece, type PieceSource } from './pieces.ts'

const wordsFor = (size: number): number => Math.ceil(size / 32)

export const pieceOf = (set: PlaceSet, size: number): Piece => ({
  parts: [bytesOf(set.words, wordsFor(size) * set.words.BYTES_PER_ELEMENT)],
})

/** Loads into an empty set. Jobs added after the piece was taken may have set bits in its last word. */
export async function restoreSet(source: PieceSource, set: PlaceSet, size: number): Promise<void> {
  await source.into(bytesOf(set.words, wordsFor(size) * set.words.BYTES_PER_ELEMENT))
  if (size < set.words.length * 32) removeFrom(set, size)
}
