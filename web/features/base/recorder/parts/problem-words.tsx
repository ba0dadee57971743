// What is in the way, in words that help: which permission, where this browser keeps it.

import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Callout } from '#web/ui/callout.tsx'
import { type BrowserFamily, browserFamily } from '../capture/browser-family.ts'
import type { MediaProblem, RefusedDevice } from '../machine/recorder-machine.ts'

type ProblemProps = { problem: MediaProblem; device: RefusedDevice; action: ReactNode }

export function Problem({ problem, device, action }: ProblemProps) {
  return (
    <div role="alert">
      <Callout tone="warn" title={<ProblemTitle problem={problem} device={device} />} action={action}>
        <ProblemHelp problem={problem} />
      </Callout>
    </div>
  )
}

function ProblemTitle({ problem, device }: Pick<ProblemProps, 'problem' | 'device'>) {
  const { t } = useLingui()
  const refused: Record<RefusedDevice, string> = {
    camera: t`This page may not use your camera`,
    microphone: t`This page may not use your microphone`,
    both: t`This page may not use your camera and microphone`,
  }
  const words: Record<ProblemProps['problem'], string> = {
    refused: refused[device],
    no_device: device === 'microphone' ? t`We found no microphone` : t`We found no camera or no microphone`,
    in_use: t`Another program uses your camera or microphone`,
    insecure: t`This address is not safe to record at`,
    unsupported: t`This browser cannot record`,
    lost: t`The camera or the microphone went away`,
  }
  return words[problem]
}

function ProblemHelp({ problem }: Pick<ProblemProps, 'problem'>) {
  switch (problem) {
    case 'refused':
      return <HowToAllow family={browserFamily(navigator.userAgent)} />
    case 'no_device':
      return <Trans>Plug one in and try again. Without a camera you can record your voice alone.</Trans>
    case 'in_use':
      return <Trans>Close the other program or tab, for example a video call, and try again.</Trans>
    case 'insecure':
      return <Trans>Browsers only record at addresses that start with https. Open this page at one.</Trans>
    case 'unsupported':
      return <Trans>Bring your browser up to date, or use another one.</Trans>
    case 'lost':
      return <Trans>Check the cable or the connection, then try again.</Trans>
  }
}

function HowToAllow({ family }: { family: BrowserFamily }) {
  switch (family) {
    case 'chromium':
      return (
        <Trans>
          Press the icon at the start of the address bar, switch on the camera and the microphone for this page, and try
          again.
        </Trans>
      )
    case 'chromium-phone':
      return (
        <Trans>
          Press the icon at the start of the address bar, then Permissions, allow the camera and the microphone, and try
          again.
        </Trans>
      )
    case 'firefox':
      return (
        <Trans>
          Press the crossed-out camera in the address bar, remove the block, and try again. Firefox then asks you anew.
        </Trans>
      )
    case 'safari':
      return (
        <Trans>
          Open the Safari menu, then Settings for this website, choose Allow for the camera and the microphone, and try
          again.
        </Trans>
      )
    case 'safari-phone':
      return (
        <Trans>
          Press the page menu in the address bar, then the settings of this website, allow the camera and the
          microphone, and try again.
        </Trans>
      )
    case 'other':
      return (
        <Trans>Allow the camera and the microphone for this page in the settings of your browser, and try again.</Trans>
      )
  }
}
