import { type ComponentType, lazy } from 'react'
import { connection } from './connection.ts'

/** A lazy component that waits out a lost connection while loading; the page around it stays. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await connection.withReconnect(load) }))
