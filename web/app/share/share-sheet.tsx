import { Trans, useLingui } from '@lingui/react/macro'
import { IconCopy, IconShare3 } from '@tabler/icons-react'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ShareBar } from './share-bar.tsx'
import { shareLabels } from './share-labels.ts'
import type { ShareContent } from './share-networks.ts'
import styles from './share-sheet.module.css'

type ShareSheetProps = { content: ShareContent; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The link to copy, the device's native share sheet where there is one, and every network. */
export function ShareSheet({ content, isOpen, onOpenChange }: ShareSheetProps) {
  const { t } = useLingui()
  const { url, title } = content
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      void showToast({ text: t`Link copied` })
    } catch {
      // The browser may refuse; the address is above to be copied by hand.
      void showToast({ text: t`Your browser blocked copying. Copy the link manually.`, isFailure: true })
    }
  }
  const shareNatively = async () => {
    try {
      await navigator.share({ url, title, text: content.description ?? '' })
    } catch (error) {
      // Closing the native share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        void showToast({ text: t`Your device could not share this.`, isFailure: true })
    }
  }
  return (
    <Sheet title={t`Share this job`} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.sheet}>
        <p className={styles.address}>
          <bdi>{url}</bdi>
        </p>
        <div className={styles.ways}>
          <Button icon={IconCopy} variant="filled" onPress={() => void copy()}>
            <Trans>Copy link</Trans>
          </Button>
          {'share' in navigator && (
            <Button icon={IconShare3} onPress={() => void shareNatively()}>
              <Trans>Share from this device</Trans>
            </Button>
          )}
        </div>
        <ShareBar {...content} networks={shareLabels} />
      </div>
    </Sheet>
  )
}
