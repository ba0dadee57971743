import type { Clock } from '../clock.ts'

/** A clock that stands still until a test advances it. */
export class TestClock implements Clock {
  #now = new Date('2026-11-15T09:00:00.000Z')

  now(): Date {
    return new Date(this.#now)
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }
}
