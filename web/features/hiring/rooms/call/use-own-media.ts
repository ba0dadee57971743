import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type ChosenDevices,
  type MediaProblem,
  muteTrack,
  openCamera,
  openMicrophone,
  openScreen,
  problemOf,
  stopTracks,
} from './own-media.ts'

export type OwnMedia = ReturnType<typeof useOwnMedia>

/** Opens on mount; each device on its own, so that a missing camera leaves the microphone usable. */
export function useOwnMedia() {
  const [camera, setCamera] = useState<MediaStreamTrack | null>(null)
  const [microphone, setMicrophone] = useState<MediaStreamTrack | null>(null)
  const [screen, setScreen] = useState<MediaStreamTrack | null>(null)
  const [problems, setProblems] = useState<{ camera?: MediaProblem; microphone?: MediaProblem }>({})
  const [isMuted, setIsMuted] = useState(false)
  const [chosen, setChosen] = useState<ChosenDevices>({})
  const opened = useRef<(MediaStreamTrack | null)[]>([])

  const turnOnCamera = useCallback(async (devices: ChosenDevices) => {
    try {
      const track = await openCamera(devices)
      opened.current.push(track)
      setCamera(track)
      setProblems(({ microphone: kept }) => (kept ? { microphone: kept } : {}))
    } catch (error) {
      setProblems((before) => ({ ...before, camera: problemOf(error) }))
    }
  }, [])

  const turnOnMicrophone = useCallback(async (devices: ChosenDevices) => {
    try {
      const track = await openMicrophone(devices)
      opened.current.push(track)
      setMicrophone(track)
      setProblems(({ camera: kept }) => (kept ? { camera: kept } : {}))
    } catch (error) {
      setProblems((before) => ({ ...before, microphone: problemOf(error) }))
    }
  }, [])

  const stopAll = useCallback(() => {
    stopTracks(...opened.current)
    opened.current = []
    setCamera(null)
    setMicrophone(null)
    setScreen(null)
  }, [])

  useEffect(() => {
    // One question for both where the browser asks; some ask twice if both are requested at once.
    void Promise.resolve()
      .then(() => turnOnMicrophone({}))
      .then(() => turnOnCamera({}))
    return stopAll
  }, [turnOnCamera, turnOnMicrophone, stopAll])

  useEffect(() => {
    muteTrack(microphone, isMuted)
  }, [microphone, isMuted])

  return {
    camera,
    microphone,
    screen,
    problems,
    chosen,
    isMuted,
    setIsMuted,
    stopAll,
    async toggleCamera(): Promise<void> {
      if (!camera) return turnOnCamera(chosen)
      stopTracks(camera)
      setCamera(null)
    },
    async toggleScreen(): Promise<void> {
      if (screen) {
        stopTracks(screen)
        setScreen(null)
        return
      }
      // Declining the browser's question is no error.
      const track = await openScreen().catch(() => null)
      track?.addEventListener('ended', () => setScreen(null))
      opened.current.push(track)
      setScreen(track)
    },
    async choose(devices: ChosenDevices): Promise<void> {
      setChosen({ ...chosen, ...devices })
      if (devices.camera) {
        stopTracks(camera)
        await turnOnCamera({ ...chosen, ...devices })
      }
      if (devices.microphone) {
        stopTracks(microphone)
        await turnOnMicrophone({ ...chosen, ...devices })
      }
    },
  }
}
