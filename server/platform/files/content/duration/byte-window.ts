// Random access to a file: a section is buffered, so that reading many small parts next to each other stays fast.

import { type FileHandle, open } from 'node:fs/promises'

const WINDOW_BYTES = 64 * 1024

export class ByteWindow {
  readonly size: number
  readonly #file: FileHandle
  #held = Buffer.alloc(0)
  #start = 0

  constructor(file: FileHandle, size: number) {
    this.#file = file
    this.size = size
  }

  /** The requested bytes; fewer at the end of the file. */
  async read(start: number, length: number): Promise<Buffer> {
    const end = Math.min(start + length, this.size)
    if (start >= end) return Buffer.alloc(0)
    if (start < this.#start || end > this.#start + this.#held.length) {
      const wanted = Math.min(Math.max(length, WINDOW_BYTES), this.size - start)
      const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(wanted), 0, wanted, start)
      this.#held = buffer.subarray(0, bytesRead)
      this.#start = start
    }
    return this.#held.subarray(start - this.#start, end - this.#start)
  }
}

export async function byteWindowOf<T>(path: string, work: (bytes: ByteWindow) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return await work(new ByteWindow(file, size))
  } finally {
    await file.close()
  }
}
