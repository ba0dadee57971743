import { useLingui } from '@lingui/react/macro'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './composer.module.css'

export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useLingui()
  const [accept, setAccept] = useState<string>()
  // What may be sent is a long list, and most messages are words. Without it every file is offered, and refused after.
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
          // Or choosing the same file again after a failure would change nothing.
          event.target.value = ''
        }}
      />
      <Icon glyph={IconPaperclip} size={20} />
    </label>
  )
}
