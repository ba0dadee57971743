import { useEffect, useRef, useState } from 'react'
import type { Selection } from './cut-out.ts'
import { CutError, type CutProblem, cutSelection } from './cut-selection.ts'

type Cutting = { name: 'idle' } | { name: 'cutting'; done: number } | { name: 'failed'; why: CutProblem }

/** The progress of cutting a selection out in the browser; the recording itself is not changed. */
export function useCutting(content: Blob) {
  const [state, setState] = useState<Cutting>({ name: 'idle' })
  const running = useRef<AbortController | null>(null)

  function stop(): void {
    running.current?.abort()
    running.current = null
    setState({ name: 'idle' })
  }
  useEffect(() => () => running.current?.abort(), [])

  async function cut(part: Selection): Promise<Blob | null> {
    const mine = new AbortController()
    running.current?.abort()
    running.current = mine
    const tell = (next: Cutting) => {
      if (running.current === mine && !mine.signal.aborted) setState(next)
    }
    tell({ name: 'cutting', done: 0 })
    try {
      const onProgress = (done: number) => tell({ name: 'cutting', done })
      const found = await cutSelection(content, part, { signal: mine.signal, onProgress })
      tell({ name: 'idle' })
      return mine.signal.aborted ? null : found
    } catch (error) {
      if (error instanceof CutError) tell({ name: 'failed', why: error.why })
      return null
    }
  }

  return { state, cut, stop }
}
