import { Trans, useLingui } from '@lingui/react/macro'
import type { IdentityLook } from '#shared/features/people/identity/identity.contract.ts'
import { Card } from '#web/ui/card.tsx'
import styles from './identity.module.css'
import { sideWords } from './identity-words.ts'
import { MomentOf } from './moment-of.tsx'

export function LooksList({ looks }: { looks: readonly IdentityLook[] }) {
  const { i18n } = useLingui()
  return (
    <Card title={<Trans>Who opened your photos</Trans>}>
      {looks.length === 0 ? (
        <p className={styles.text}>
          <Trans>Nobody so far. Every time a reviewer opens one, you see it here.</Trans>
        </p>
      ) : (
        <ul role="list" className={styles.looks}>
          {looks.map(({ side, at }) => (
            <li key={`${at} ${side}`}>
              <MomentOf at={at} />
              {' · '}
              {i18n._(sideWords[side])}
              {' · '}
              <Trans>a reviewer</Trans>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
