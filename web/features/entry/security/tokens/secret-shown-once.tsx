import { Trans } from '@lingui/react/macro'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import part from '#web/app/settings/settings-part.module.css'
import { Button } from '#web/ui/button.tsx'
import styles from '../security.module.css'

/** A secret that is shown only once; the children explain what it is for. */
export function SecretShownOnce({ secret, children }: { secret: string; children: ReactNode }) {
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(secret)
    setIsCopied(true)
  }
  return (
    <div className={part.stack}>
      <p className={part.text}>{children}</p>
      <p className={styles.secret} dir="ltr">
        {secret}
      </p>
      <div>
        <Button icon={isCopied ? IconCheck : IconCopy} onPress={() => void copy()}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
      </div>
    </div>
  )
}
