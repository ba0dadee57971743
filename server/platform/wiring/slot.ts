// Something a feature needs and a feature above it provides: the lower one declares the slot, the upper one fills it in its
// manifest (X.feature.ts).

import type { Platform } from '../platform.ts'

declare const valueOf: unique symbol
export type Slot<Value> = { readonly name: string; readonly [valueOf]?: Value }

export type AnySlot = Pick<Slot<unknown>, 'name'>
export type Provision = { readonly slot: AnySlot; build(platform: Platform): unknown }

export const slot = <Value>(name: string): Slot<Value> => ({ name })

export const provided = <Value>(platform: Platform, slot: Slot<Value>): Value =>
  platform.wiring.provided(platform, slot)
