import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { PhotoSide } from '#shared/features/people/identity/identity-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from '../identity.module.css'
import { sideHelp, sideWords } from '../identity-words.ts'

type CameraDialogProps = { side: PhotoSide; onClose: () => void; onPhoto: (photo: Blob) => void }

/** As many pixels as the camera has: documents have small print. */
const IDEAL = { width: { ideal: 2560 }, height: { ideal: 1440 } }
const QUALITY = 0.92

export function CameraDialog({ side, onClose, onPhoto }: CameraDialogProps) {
  const { t, i18n } = useLingui()
  const videoRef = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'opening' | 'ready' | 'failed'>('opening')

  useEffect(() => {
    let stream: MediaStream | null = null
    let isOver = false
    const facingMode = side === 'selfie' ? 'user' : 'environment'
    const open = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode, ...IDEAL } })
        // Closed while the browser was asking for permission.
        if (isOver) return stop()
        if (videoRef.current) videoRef.current.srcObject = stream
        setState('ready')
      } catch {
        setState('failed')
      }
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    void open()
    return () => {
      isOver = true
      stop()
    }
  }, [side])

  function take() {
    const video = videoRef.current
    if (!video) return
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    canvas.toBlob((photo) => photo && onPhoto(photo), 'image/jpeg', QUALITY)
  }

  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={i18n._(sideWords[side])}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" isDisabled={state !== 'ready'} onPress={take}>
            <Trans>Take the photo</Trans>
          </Button>
        </>
      }
    >
      {state === 'failed' ? (
        <Callout tone="warn" title={<Trans>The camera could not be opened</Trans>}>
          <Trans>Allow it in your browser, or close this and choose a photo instead.</Trans>
        </Callout>
      ) : (
        <div className={styles.steps}>
          <p className={styles.text}>{i18n._(sideHelp[side])}</p>
          <video ref={videoRef} className={styles.camera} autoPlay playsInline muted aria-label={t`Camera preview`} />
        </div>
      )}
    </Dialog>
  )
}
