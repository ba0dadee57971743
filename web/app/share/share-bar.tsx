import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './share-bar.module.css'
import { ShareBoundary } from './share-boundary.tsx'
import { ShareButton } from './share-button.tsx'
import type { ShareContent } from './share-networks.ts'
import type { ShareListener } from './share-popup.ts'

type ShareBarProps = ShareContent & {
  /** The network, and its name as the network spells it. */
  networks: readonly { network: string; label: string }[]
  onShare?: ShareListener
}

/** Almost everyone uses one of the first few; showing all would bury them. */
const SHOWN_AT_FIRST = 5

export function ShareBar({ networks, onShare, ...content }: ShareBarProps) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(networks.length <= SHOWN_AT_FIRST + 1)
  const [hasOpened, setHasOpened] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (hasOpened) list.current?.children[SHOWN_AT_FIRST]?.querySelector('a')?.focus()
  }, [hasOpened])
  const showAll = () => {
    setIsWhole(true)
    setHasOpened(true)
  }
  return (
    <ShareBoundary>
      <ul className={styles.bar} aria-label={t`Share`} ref={list}>
        {(isWhole ? networks : networks.slice(0, SHOWN_AT_FIRST)).map(({ network, label }) => (
          <li key={network}>
            <ShareButton {...content} network={network} className={styles.link ?? ''} {...(onShare && { onShare })}>
              {label}
            </ShareButton>
          </li>
        ))}
        {!isWhole && (
          <li>
            <Button variant="text" onPress={showAll}>
              <Trans>More networks</Trans>
            </Button>
          </li>
        )}
      </ul>
    </ShareBoundary>
  )
}
