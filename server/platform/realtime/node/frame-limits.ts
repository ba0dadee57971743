// Limits how much clients may send. Each message is deducted from the allowances of its connection and of its address. An
// allowance refills steadily and holds ten seconds' worth, because clients subscribe to all their channels at once.

import { limits } from '../protocol/limits.ts'

export type FrameRates = { perConnection: number; perAddress: number }

const BURST_SECONDS = 10
const SWEEP_EVERY_MS = 60_000

class Allowance {
  readonly #perSecond: number
  #left: number
  #at: number

  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond
    this.#left = perSecond * BURST_SECONDS
    this.#at = now
  }

  /** False when it is used up. */
  spend(cost: number, now: number): boolean {
    this.#refill(now)
    this.#left = Math.max(0, this.#left - cost)
    return this.#left > 0
  }

  isFull(now: number): boolean {
    this.#refill(now)
    return this.#left === this.#perSecond * BURST_SECONDS
  }

  isUsedUp(now: number): boolean {
    this.#refill(now)
    return this.#left < 1
  }

  #refill(now: number): void {
    const earned = (Math.max(0, now - this.#at) / 1000) * this.#perSecond
    this.#left = Math.min(this.#perSecond * BURST_SECONDS, this.#left + earned)
    this.#at = now
  }
}

type Sender = { address: string }

export function createFrameLimits({ perConnection, perAddress }: FrameRates, now: () => number = Date.now) {
  const addresses = new Map<string, Allowance>()
  const senders = new WeakMap<Sender, Allowance>()
  let sweptAt = now()

  function allowanceAt(address: string): Allowance {
    const known = addresses.get(address)
    if (known) return known
    dropIdle()
    const fresh = new Allowance(perAddress, now())
    addresses.set(address, fresh)
    return fresh
  }

  function allowanceOf(sender: Sender): Allowance {
    const allowance = senders.get(sender) ?? new Allowance(perConnection, now())
    senders.set(sender, allowance)
    return allowance
  }

  /** Full allowances are not stored, because new ones start full. */
  function dropIdle(): void {
    if (now() - sweptAt < SWEEP_EVERY_MS) return
    sweptAt = now()
    for (const [address, allowance] of addresses) if (allowance.isFull(sweptAt)) addresses.delete(address)
  }

  return {
    /**
     * Whether the sender may continue. Its address is charged, too, so that opening more connections does not allow more
     * messages.
     */
    spend(sender: Sender, cost: number): boolean {
      const isAddressWithin = allowanceAt(sender.address).spend(cost, now())
      return allowanceOf(sender).spend(cost, now()) && isAddressWithin
    },
    /** Charges for connecting, so that nobody can keep the process busy by reconnecting over and over. */
    spendOnConnecting(address: string): void {
      allowanceAt(address).spend(CONNECTION_COST, now())
    },
    isUsedUp: (address: string): boolean => addresses.get(address)?.isUsedUp(now()) ?? false,
    countAddresses: (): number => addresses.size,
  }
}

/** Long messages take longer to read. */
export const costOf = (length: number): number => 1 + length / limits.freeMessageLength
const CONNECTION_COST = 5
/** The extra charge for a malformed message, which no client library ever sends. */
export const MALFORMED_COST = 9
