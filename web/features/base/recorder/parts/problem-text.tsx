// Explains what blocks recording and how to fix it: which permission, and where this browser keeps it.

import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Callout } from '#web/ui/callout.tsx'
import { type BrowserFamily, browserFamily } from '../capture/browser-family.ts'
import type { DeniedDevice, MediaProblem } from '../machine/recorder-machine.ts'

type ProblemProps = { problem: MediaProblem; device: DeniedDevice; action: ReactNode }

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
  const denied: Record<DeniedDevice, string> = {
    camera: t`Camera access is blocked`,
    microphone: t`Microphone access is blocked`,
    both: t`Camera and microphone access is blocked`,
  }
  const labels: Record<ProblemProps['problem'], string> = {
    denied: denied[device],
    no_device: device === 'microphone' ? t`No microphone found` : t`No camera or microphone found`,
    in_use: t`Another app is using your camera or microphone`,
    insecure: t`Recording needs a secure connection`,
    unsupported: t`This browser cannot record`,
    lost: t`Your camera or microphone was disconnected`,
  }
  return labels[problem]
}

function ProblemHelp({ problem }: Pick<ProblemProps, 'problem'>) {
  switch (problem) {
    case 'denied':
      return <HowToAllow family={browserFamily(navigator.userAgent)} />
    case 'no_device':
      return <Trans>Plug one in and try again. You can also record audio only.</Trans>
    case 'in_use':
      return <Trans>Close the other app or tab, for example a video call, and try again.</Trans>
    case 'insecure':
      return <Trans>Browsers only record on https addresses. Open this page over https.</Trans>
    case 'unsupported':
      return <Trans>Update your browser, or use another one.</Trans>
    case 'lost':
      return <Trans>Check the cable or the connection, then try again.</Trans>
  }
}

function HowToAllow({ family }: { family: BrowserFamily }) {
  switch (family) {
    case 'chromium':
      return (
        <Trans>
          Click the icon at the start of the address bar, turn on the camera and microphone for this page, and try
          again.
        </Trans>
      )
    case 'chromium-phone':
      return (
        <Trans>
          Click the icon at the start of the address bar, then Permissions, allow the camera and microphone, and try
          again.
        </Trans>
      )
    case 'firefox':
      return (
        <Trans>
          Click the crossed-out camera in the address bar, remove the block and try again. Firefox will ask again.
        </Trans>
      )
    case 'safari':
      return (
        <Trans>
          Open the Safari menu, then Settings for this website, choose Allow for the camera and microphone, and try
          again.
        </Trans>
      )
    case 'safari-phone':
      return (
        <Trans>
          Click the page menu in the address bar, then Settings for this website, allow the camera and microphone, and
          try again.
        </Trans>
      )
    case 'other':
      return <Trans>Allow the camera and microphone for this page in your browser settings, then try again.</Trans>
  }
}
