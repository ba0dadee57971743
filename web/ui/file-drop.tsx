import { Trans, useLingui } from '@lingui/react/macro'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import styles from './file-drop.module.css'
import { type Upload, UploadRow } from './file-drop-row.tsx'
import { formatBytes } from './file-drop-size.ts'
import { Icon } from './icon.tsx'

type FileDropProps = {
  label: ReactNode
  /** File types as the file input takes them, for example ['.pdf', 'image/*']. */
  accept: readonly string[]
  maxBytes: number
  isMultiple?: boolean
  uploads: readonly Upload[]
  onFiles: (files: File[]) => void
  onCancel: (upload: Upload) => void
  onRetry: (upload: Upload) => void
}

/** A drop zone, a button for everyone who does not drag, and a row per upload. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, maxBytes, isMultiple = false, uploads, onFiles, onCancel, onRetry } = props
  const { i18n } = useLingui()
  const helpId = useId()
  const [isOver, setIsOver] = useState(false)
  const types = accept.map((type) => type.replace(/^\./, '').toUpperCase()).join(', ')
  const limit = formatBytes(maxBytes, i18n.locale)
  return (
    <div className={styles.drop}>
      <label className={styles.zone} data-over={isOver || undefined}>
        <input
          type="file"
          className={styles.input}
          accept={accept.join(',')}
          multiple={isMultiple}
          aria-describedby={helpId}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            // Otherwise choosing the same file again after a failure would not fire a change event.
            event.target.value = ''
          }}
        />
        <span className={styles.mark}>
          <Icon glyph={IconUpload} size={20} />
        </span>
        <span className={styles.label}>{label}</span>
        <span id={helpId} className={styles.help}>
          <Trans>
            {types}, up to {limit}. Drop a file here or choose one.
          </Trans>
        </span>
      </label>
      {uploads.length > 0 && (
        <ul role="list" className={styles.rows}>
          {uploads.map((upload) => (
            <UploadRow key={upload.name} upload={upload} onCancel={onCancel} onRetry={onRetry} />
          ))}
        </ul>
      )}
    </div>
  )
}
