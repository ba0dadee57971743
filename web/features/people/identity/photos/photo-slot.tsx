import { Trans, useLingui } from '@lingui/react/macro'
import { IconCamera, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { MAX_PHOTO_BYTES } from '#shared/features/people/identity/identity-limits.ts'
import type { PhotoHint, PhotoSide } from '#shared/features/people/identity/identity-words.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from '../identity.module.css'
import { hintWords, sideHelp, sideWords } from '../identity-words.ts'
import { describePhotoFailure } from './describe-photo-failure.ts'
import { usePhoto } from './use-photo.ts'

const CameraDialog = lazyPart(async () => (await import('./camera-dialog.tsx')).CameraDialog)
const accepted = ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif']

type PhotoSlotProps = {
  side: PhotoSide
  /** `picture`: its address, for those who may see it. */
  stored: { hints: readonly PhotoHint[]; picture: string | null } | null
  send: (photo: Blob) => Promise<void>
}

/** One side of the document, or the selfie: taken with the camera or chosen as a file. */
export function PhotoSlot({ side, stored, send }: PhotoSlotProps) {
  const { t, i18n } = useLingui()
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  const { sending, doubtful, discard, sendAnyway, take } = usePhoto(send)
  const isTooSmall = doubtful?.hints.includes('small') ?? false
  return (
    <Card title={i18n._(sideWords[side])}>
      <div className={styles.photo}>
        <p className={styles.text}>{i18n._(sideHelp[side])}</p>
        {stored?.picture && (
          <img className={styles.picture} src={stored.picture} alt={t`Your photo: ${i18n._(sideWords[side])}`} />
        )}
        {stored?.picture === null && (
          <p role="status" className={styles.received}>
            <Icon glyph={IconCircleCheck} /> <Trans>Received</Trans>
          </p>
        )}
        {stored && stored.hints.length > 0 && !doubtful && (
          <Callout tone="warn">{stored.hints.map((hint) => i18n._(hintWords[hint])).join(' ')}</Callout>
        )}
        {doubtful && (
          <Callout tone="warn" title={<Trans>This photo could be better</Trans>}>
            <ul className={styles.hints} role="status">
              {doubtful.hints.map((hint) => (
                <li key={hint}>{i18n._(hintWords[hint])}</li>
              ))}
            </ul>
            <div className={styles.actions}>
              {!isTooSmall && (
                <Button variant="light" isPending={sending.isPending} onPress={sendAnyway}>
                  <Trans>Use it anyway</Trans>
                </Button>
              )}
              <Button variant="text" onPress={discard}>
                <Trans>Take another one</Trans>
              </Button>
            </div>
          </Callout>
        )}
        {sending.isError && (
          <p role="alert" className={styles.problem}>
            {describePhotoFailure(i18n, sending.error)}
          </p>
        )}
        <div className={styles.actions}>
          <Button icon={IconCamera} isPending={sending.isPending} onPress={() => setIsCameraOpen(true)}>
            {stored ? <Trans>Take it again</Trans> : <Trans>Use the camera</Trans>}
          </Button>
        </div>
        <FileDrop
          label={stored ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
          accept={accepted}
          maxBytes={MAX_PHOTO_BYTES}
          uploads={[]}
          onFiles={([file]) => file && void take(file)}
          onCancel={() => undefined}
          onRetry={() => undefined}
        />
        {isCameraOpen && (
          <CameraDialog
            side={side}
            onClose={() => setIsCameraOpen(false)}
            onPhoto={(photo) => {
              setIsCameraOpen(false)
              void take(photo)
            }}
          />
        )}
      </div>
    </Card>
  )
}
