import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ImportedProfile } from '#shared/features/people/profile/import/imported-profile.ts'
import { Card } from '#web/ui/card.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from '../resume/review.module.css'

const MAX_BYTES = 50_000_000

/** The file is read here, in the browser: an export holds much more than a profile needs. */
export function ImportCard({ onRead }: { onRead: (imported: ImportedProfile, fileName: string) => void }) {
  const { t } = useLingui()
  const [isUnknown, setIsUnknown] = useState(false)
  if (!useIsHydrated()) return null
  const read = async (file: File | undefined) => {
    if (!file) return
    const { readImport } = await import('./read-import.ts')
    const imported = file.size > MAX_BYTES ? null : await readImport(file)
    setIsUnknown(imported === null)
    if (imported) onRead(imported, file.name)
  }
  return (
    <Card title={t`From another service`}>
      <p>
        <Trans>
          A JSON Resume file, a Europass CV as XML, or the archive LinkedIn sends you under “Get a copy of your data”.
          It is read in your browser and not uploaded.
        </Trans>
      </p>
      <FileDrop
        label={t`Choose an export`}
        accept={['.json', '.xml', '.zip']}
        maxBytes={MAX_BYTES}
        uploads={[]}
        onFiles={([file]) => void read(file)}
        onCancel={() => {}}
        onRetry={() => {}}
      />
      {isUnknown && (
        <p role="alert" className={styles.problem}>
          <Trans>
            This file does not contain a profile. Choose a JSON Resume file, a Europass XML file or a LinkedIn archive.
          </Trans>
        </p>
      )}
    </Card>
  )
}
