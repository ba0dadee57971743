import { useLingui } from '@lingui/react/macro'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './composer.module.css'

export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useLingui()
  const [accept, setAccept] = useState<string>()
  // Loaded on demand: the list of accepted types is long, and most messages are text. Without it every file can be picked, and is
  // rejected afterwards.
  const prepare = () =>
    void import('./send-file.ts').then(
      ({ accepted }) => setAccept(accepted),
      () => undefined,
    )
  return (
    <label className={styles.attach} onPointerEnter={prepare}>
      <input
        type="file"
        multiple
        className="visually-hidden"
        aria-label={t`Attach files`}
        accept={accept}
        onFocus={prepare}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Reset, or picking the same file again after a failure would not fire a change event.
          event.target.value = ''
        }}
      />
      <Icon glyph={IconPaperclip} size={20} />
    </label>
  )
}
