import { useLingui } from '@lingui/react/macro'
import { IconPaperclip } from '@tabler/icons-react'
import { acceptedExtensions } from '#shared/features/files/file-kinds.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './composer.module.css'

export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useLingui()
  return (
    <label className={styles.attach}>
      <input
        type="file"
        multiple
        className="visually-hidden"
        aria-label={t`Attach files`}
        accept={acceptedExtensions('attachment').join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Or choosing the same file again after a failure would change nothing.
          event.target.value = ''
        }}
      />
      <Icon glyph={IconPaperclip} size={20} />
    </label>
  )
}
