// The recorder without its UI: devices, countdown, take. The sink decides where slices go.

import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import {
  chooseFormat,
  containerOf,
  type RecordedFormat,
  type RecordedKind,
} from '#web/platform/media/recorded-formats.ts'
import {
  type ChosenDevices,
  closeDevices,
  findDeniedDevice,
  openDevices,
  problemOf,
  RecordingError,
} from './capture/open-devices.ts'
import { type Capture, startCapture } from './capture/start-capture.ts'
import { advance } from './machine/recorder-machine.ts'

export type Take = { content: Blob; kind: RecordedKind; durationMs: number }

export type TakeSink = {
  /** Called before the countdown. Throws to prevent the take. */
  begin(kind: RecordedKind, format: RecordedFormat): Promise<void>
  add(slice: Blob, elapsedMs: number): void
  /** The person stopped the take, and every slice has been added. The take is shown once this resolves. */
  end(): Promise<void>
}

type RecorderOptions = {
  sink: TakeSink
  /** Stops by itself after this long; null for no limit. */
  maxSeconds: number | null
}

const CLOCK_MS = 200

export type Recorder = ReturnType<typeof useRecorder>

export function useRecorder({ sink, maxSeconds }: RecorderOptions) {
  const [state, dispatch] = useReducer(advance, { name: 'idle' })
  const [kind, setKind] = useState<RecordedKind>('video')
  const [chosen, setChosen] = useState<ChosenDevices>({})
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [take, setTake] = useState<Take | null>(null)
  const [elapsedMs, setElapsedMs] = useState(0)
  const [beginning, setBeginning] = useState<{ isPending: boolean; error: unknown }>({ isPending: false, error: null })
  const capture = useRef<Capture | null>(null)
  const slices = useRef<Blob[]>([])
  /** The latest device request; an older one that is granted late is released. */
  const latestRequest = useRef(0)

  useEffect(() => () => closeDevices(stream), [stream])
  useEffect(
    () => () => {
      latestRequest.current += 1
      void capture.current?.stop()
    },
    [],
  )

  async function open(wanted: { kind?: RecordedKind; chosen?: ChosenDevices } = {}): Promise<void> {
    const next = { kind, chosen, ...wanted }
    setKind(next.kind)
    setChosen(next.chosen)
    setStream(null)
    setTake(null)
    setBeginning({ isPending: false, error: null })
    dispatch({ type: 'ask' })
    latestRequest.current += 1
    const mine = latestRequest.current
    try {
      const opened = await openDevices(next.kind, next.chosen)
      if (mine !== latestRequest.current) return closeDevices(opened)
      setStream(opened)
      dispatch({ type: 'granted' })
    } catch (error) {
      const device = await findDeniedDevice(next.kind)
      if (mine === latestRequest.current) dispatch({ type: 'failed', problem: problemOf(error), device })
    }
  }

  async function begin(): Promise<void> {
    const format = chooseFormat(kind)
    if (!format) throw new RecordingError('unsupported')
    setBeginning({ isPending: true, error: null })
    try {
      await sink.begin(kind, format)
      setElapsedMs(0)
      setBeginning({ isPending: false, error: null })
      dispatch({ type: 'count' })
    } catch (error) {
      setBeginning({ isPending: false, error })
    }
  }

  function startNow(): void {
    const format = chooseFormat(kind)
    if (!stream || !format) return dispatch({ type: 'lose' })
    slices.current = []
    capture.current = startCapture(stream, {
      format,
      onSlice(slice, elapsed) {
        slices.current.push(slice)
        sink.add(slice, elapsed)
      },
    })
    dispatch({ type: 'tick' })
  }

  async function end(why: 'stop' | 'lose'): Promise<void> {
    const running = capture.current
    capture.current = null
    // Nothing is running: it was stopped a moment ago, or has not started.
    if (!running) return why === 'lose' ? dispatch({ type: why }) : undefined
    await running.stop()
    if (why === 'stop') await sink.end()
    const format = chooseFormat(kind)
    const content = new Blob(slices.current, { type: containerOf(format?.type ?? '') })
    setTake({ content, kind, durationMs: running.elapsedMs() })
    setElapsedMs(running.elapsedMs())
    setStream(null)
    dispatch({ type: why })
  }

  const countDown = useEffectEvent((left: number) => (left > 1 ? dispatch({ type: 'tick' }) : startNow()))
  useEffect(() => {
    if (state.name !== 'counting') return
    const timer = setTimeout(() => countDown(state.left), 1_000)
    return () => clearTimeout(timer)
  }, [state])

  const readClock = useEffectEvent(() => {
    // The clock stays where it is while a stopped take is being stored.
    if (!capture.current) return
    const elapsed = capture.current.elapsedMs()
    setElapsedMs(elapsed)
    if (maxSeconds !== null && elapsed >= maxSeconds * 1_000) void end('stop')
  })
  const isRecording = state.name === 'recording'
  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => readClock(), CLOCK_MS)
    return () => clearInterval(timer)
  }, [isRecording])

  const onDeviceLost = useEffectEvent(() => void end('lose'))
  useEffect(() => {
    const tracks = stream?.getTracks() ?? []
    const onEnded = () => onDeviceLost()
    for (const track of tracks) track.addEventListener('ended', onEnded)
    return () => {
      for (const track of tracks) track.removeEventListener('ended', onEnded)
    }
  }, [stream])

  return {
    state,
    kind,
    chosen,
    stream,
    take,
    elapsedMs,
    isBeginning: beginning.isPending,
    beginError: beginning.error,
    open,
    begin,
    /** Cancels the countdown. */
    cancel: () => dispatch({ type: 'cancel' }),
    stop: () => end('stop'),
    pause() {
      capture.current?.pause()
      dispatch({ type: 'pause' })
    },
    resume() {
      capture.current?.resume()
      dispatch({ type: 'resume' })
    },
    /** Back to the start, releasing the devices. */
    reset() {
      setStream(null)
      setTake(null)
      dispatch({ type: 'reset' })
    },
    /** Shows a take from an earlier page. */
    restore(found: Take, { isCutOff }: { isCutOff: boolean }) {
      setTake(found)
      setKind(found.kind)
      setElapsedMs(found.durationMs)
      dispatch({ type: 'restore', isCutOff })
    },
    async save(work: () => Promise<void>): Promise<void> {
      dispatch({ type: 'save' })
      try {
        await work()
        dispatch({ type: 'saved' })
      } catch (error) {
        dispatch({ type: 'saveFailed' })
        throw error
      }
    },
  }
}
