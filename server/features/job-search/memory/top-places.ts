/** The best few of many, offered in the order that decides between equals. */
export class TopPlaces {
  readonly #ranks: number[] = []
  readonly #places: number[] = []
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  offer(rank: number, place: number): void {
    const ranks = this.#ranks
    if (ranks.length === this.#size) {
      if (rank <= (ranks[ranks.length - 1] as number)) return
      ranks.pop()
      this.#places.pop()
    }
    let at = ranks.length
    while (at > 0 && (ranks[at - 1] as number) < rank) at -= 1
    ranks.splice(at, 0, rank)
    this.#places.splice(at, 0, place)
  }

  list(): { rank: number; place: number }[] {
    return this.#ranks.map((rank, at) => ({ rank, place: this.#places[at] ?? 0 }))
  }
}
