import { type ComponentType, lazy } from 'react'
import { connection } from './connection.ts'

/** A part of a page whose code comes when it is drawn, and after a cut connection when that is back: the page around it stays. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await connection.over(load) }))
