const FIRST_BYTES = 4
/** Seven bits of a number per byte; the highest bit says that more follow. */
const MORE = 0x80

/** Ascending places as the differences between them. */
export class TextPlaces {
  #differences = new Uint8Array(FIRST_BYTES)
  #end = 0
  #last = -1

  /** Positions must be added in ascending order. */
  add(place: number): void {
    let rest = place - this.#last
    this.#last = place
    for (; rest >= MORE; rest >>>= 7) this.#push((rest & (MORE - 1)) | MORE)
    this.#push(rest)
  }

  #push(byte: number): void {
    if (this.#end === this.#differences.length) {
      const grown = new Uint8Array(Math.ceil(this.#end * 1.25) + FIRST_BYTES)
      grown.set(this.#differences)
      this.#differences = grown
    }
    this.#differences[this.#end++] = byte
  }

  each(from: number, visit: (place: number) => void): void {
    if (this.#last < from) return
    let place = -1
    for (let at = 0; at < this.#end; ) {
      let difference = 0
      let shift = 0
      let byte = 0
      do {
        byte = this.#differences[at++] as number
        difference |= (byte & (MORE - 1)) << shift
        shift += 7
      } while (byte >= MORE)
      place += difference
      if (place >= from) visit(place)
    }
  }

  /** The state needed to continue: the last position and the deltas up to it. */
  get kept(): { last: number; differences: Uint8Array } {
    return { last: this.#last, differences: this.#differences.subarray(0, this.#end) }
  }

  static restored(last: number, differences: Uint8Array<ArrayBuffer>): TextPlaces {
    const places = new TextPlaces()
    places.#differences = differences
    places.#end = differences.length
    places.#last = last
    return places
  }

  get bytes(): number {
    return this.#differences.length
  }
}
