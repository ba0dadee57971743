import { useLingui } from '@lingui/react/macro'
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

export function ShareBar({ networks, onShare, ...content }: ShareBarProps) {
  const { t } = useLingui()
  return (
    <ShareBoundary>
      <ul className={styles.bar} aria-label={t`Share`}>
        {networks.map(({ network, label }) => (
          <li key={network}>
            <ShareButton {...content} network={network} className={styles.link ?? ''} {...(onShare && { onShare })}>
              {label}
            </ShareButton>
          </li>
        ))}
      </ul>
    </ShareBoundary>
  )
}
