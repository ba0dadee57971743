import { useLingui } from '@lingui/react/macro'
import type { MediaProblem } from '../call/own-media.ts'

/** What is wrong with a device, and what helps. Joining always remains possible. */
export function useProblemText() {
  const { t } = useLingui()
  const texts: Record<'camera' | 'microphone', Record<MediaProblem, string>> = {
    camera: {
      denied: t`Your browser blocks the camera. Allow it in the address bar, or join without a picture.`,
      no_device: t`No camera was found. You can join without a picture.`,
      in_use: t`Another program is using the camera. Close it, or join without a picture.`,
      unsupported: t`This browser cannot use the camera here. You can join without a picture.`,
    },
    microphone: {
      denied: t`Your browser blocks the microphone. Allow it in the address bar, or join and use the chat.`,
      no_device: t`No microphone was found. You can join, listen and use the chat.`,
      in_use: t`Another program is using the microphone. Close it, or join and use the chat.`,
      unsupported: t`This browser cannot use the microphone here. You can join and use the chat.`,
    },
  }
  return (device: 'camera' | 'microphone', problem: MediaProblem): string => texts[device][problem]
}
