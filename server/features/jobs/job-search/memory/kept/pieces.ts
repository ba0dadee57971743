// The index as a sequence of pieces, for copying it to a file or into a larger one. A piece is taken synchronously, so that all
// belong to the same snapshot, and is cheap: positions are append-only, so a view up to the current size never changes.

import type { z } from 'zod'

/** Binary parts are concatenated. */
export type Piece = { readonly json: unknown } | { readonly parts: readonly Uint8Array[] }

/** Pieces are read back in the order they were taken. */
export type PieceSource = {
  json<T>(schema: z.ZodType<T>): Promise<T>
  /** Fills the target from its start; throws if the lengths differ. */
  into(target: Uint8Array): Promise<void>
}

export const bytesOf = (view: ArrayBufferView, length = view.byteLength): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset, length)

export class PieceLengthError extends Error {
  override name = 'PieceLengthError'
}

/** Copies from memory. */
export function piecesInMemory(pieces: Iterable<Piece>): PieceSource {
  const iterator = pieces[Symbol.iterator]()
  const next = (): Piece => {
    const result = iterator.next()
    if (result.done) throw new PieceLengthError('no piece left')
    return result.value
  }
  return {
    async json(schema) {
      const piece = next()
      if (!('json' in piece)) throw new PieceLengthError('expected JSON')
      return schema.parse(piece.json)
    },
    async into(target) {
      const piece = next()
      if (!('parts' in piece)) throw new PieceLengthError('expected bytes')
      let end = 0
      for (const part of piece.parts) {
        target.set(part, end)
        end += part.length
      }
      if (end !== target.length) throw new PieceLengthError(`${end} bytes instead of ${target.length}`)
    },
  }
}
