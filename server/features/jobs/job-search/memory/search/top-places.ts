/** The best few of many, offered in tie-breaking order. Numbers in fixed arrays, so that no object changes shape. */
export class TopPlaces {
  readonly ranks: Float64Array
  readonly places: Uint32Array
  count = 0

  constructor(size: number) {
    this.ranks = new Float64Array(size)
    this.places = new Uint32Array(size)
  }

  get isFull(): boolean {
    return this.count === this.ranks.length
  }

  offer(rank: number, place: number): void {
    const { ranks, places } = this
    const size = ranks.length
    if (this.count === size && rank <= (ranks[size - 1] as number)) return
    let at = this.count < size ? this.count : size - 1
    for (; at > 0 && (ranks[at - 1] as number) < rank; at -= 1) {
      ranks[at] = ranks[at - 1] as number
      places[at] = places[at - 1] as number
    }
    ranks[at] = rank
    places[at] = place
    if (this.count < size) this.count += 1
  }
}
