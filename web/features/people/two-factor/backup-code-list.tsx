import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import part from '#web/app/settings/settings-part.module.css'
import { Button } from '#web/ui/button.tsx'
import styles from './two-factor.module.css'

/** Shown once: we only store hashes. */
export function BackupCodeList({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui()
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    setIsCopied(true)
  }

  function download() {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
    link.download = t`backup-codes.txt`
    link.click()
    URL.revokeObjectURL(link.href)
  }

  return (
    <div className={part.stack}>
      <p className={part.text}>
        <Trans>
          Each code works once, in place of a code from your app. Store them somewhere safe: you will not see them
          again.
        </Trans>
      </p>
      <ul role="list" className={styles.codes} dir="ltr" aria-label={t`Backup codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={part.actions}>
        <Button icon={isCopied ? IconCheck : IconCopy} onPress={() => void copy()}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        <Button icon={IconDownload} onPress={download}>
          <Trans>Download</Trans>
        </Button>
        <Button icon={IconPrinter} onPress={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </div>
  )
}
