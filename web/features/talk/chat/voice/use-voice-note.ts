import { useEffect, useRef, useState } from 'react'
import { MAX_VOICE_SECONDS } from '#shared/features/talk/chat/chat-limits.ts'
import { canRecord } from '#web/platform/media/recorded-formats.ts'
import { sendFile } from '../composer/send-file.ts'
import { useUploadProblems } from '../composer/upload-problems.ts'
import type { Unsent } from '../outbox/outbox.ts'
import { type Recorder, type Recording, startRecorder } from './recorder.ts'
import { waveformOf } from './waveform.ts'

type State = 'asking' | 'recording' | 'recorded' | 'sending' | 'denied'

/** Starts recording on mount, and hands over the voice note once it is uploaded. */
export function useVoiceNote(onDone: (voice: NonNullable<Unsent['voice']>) => void) {
  const describe = useUploadProblems()
  const [state, setState] = useState<State>('asking')
  const [measured, setMeasured] = useState({ level: 0, seconds: 0 })
  const [problem, setProblem] = useState<string | null>(null)
  const recorder = useRef<Recorder | null>(null)
  const recording = useRef<Recording | null>(null)

  useEffect(() => {
    let isGone = false
    const begin = async () => {
      if (!canRecord('audio')) throw new Error('This browser cannot record')
      const started = await startRecorder((level, seconds) => setMeasured({ level, seconds }))
      if (isGone) return started.cancel()
      recorder.current = started
      setState('recording')
    }
    begin().catch(() => !isGone && setState('denied'))
    return () => {
      isGone = true
      recorder.current?.cancel()
      recorder.current = null
    }
  }, [])

  async function stop(): Promise<void> {
    const running = recorder.current
    if (!running) return
    recorder.current = null
    recording.current = await running.finish()
    setState('recorded')
  }

  const isFull = state === 'recording' && measured.seconds >= MAX_VOICE_SECONDS
  useEffect(() => {
    if (isFull) void stop()
  })

  async function send(): Promise<void> {
    await stop()
    if (!recording.current) return
    const { file, levels } = recording.current
    setState('sending')
    setProblem(null)
    try {
      const task = await sendFile(file, {})
      const id = await task.finished
      onDone({
        file: { id, name: file.name, type: file.type, size: file.size },
        seconds: Math.min(recording.current.seconds, MAX_VOICE_SECONDS),
        waveform: waveformOf(levels),
      })
    } catch (error) {
      // The recording is kept, so that a retry sends the same one.
      setProblem(describe.error(error))
      setState('recorded')
    }
  }

  return { ...measured, state, problem, send, cancel: () => recorder.current?.cancel() }
}
