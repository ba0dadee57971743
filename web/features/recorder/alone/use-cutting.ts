import { useEffect, useRef, useState } from 'react'
import type { Part } from './cut-out.ts'

type Cutting =
  | { name: 'idle' }
  | { name: 'cutting'; done: number }
  /** unreachable: what cuts comes from the server when it is first needed, and did not come. */
  | { name: 'failed'; why: 'unreachable' | 'unable' }

const loadCutter = () => import('./cut-out.ts')

/** A part of a recording, cut out here, as far as it is; what is recorded stays as it is. */
export function useCutting(content: Blob) {
  const [state, setState] = useState<Cutting>({ name: 'idle' })
  const running = useRef<AbortController | null>(null)

  function stop(): void {
    running.current?.abort()
    running.current = null
    setState({ name: 'idle' })
  }
  useEffect(() => () => running.current?.abort(), [])

  async function cut(part: Part): Promise<Blob | null> {
    const mine = new AbortController()
    running.current?.abort()
    running.current = mine
    const tell = (next: Cutting) => {
      if (running.current === mine && !mine.signal.aborted) setState(next)
    }
    tell({ name: 'cutting', done: 0 })
    const cutter = await loadCutter().catch(() => null)
    if (!cutter) {
      tell({ name: 'failed', why: 'unreachable' })
      return null
    }
    try {
      const onProgress = (done: number) => tell({ name: 'cutting', done })
      const found = await cutter.cutOut(content, part, { signal: mine.signal, onProgress })
      tell({ name: 'idle' })
      return mine.signal.aborted ? null : found
    } catch {
      tell({ name: 'failed', why: 'unable' })
      return null
    }
  }

  return { state, cut, stop }
}
