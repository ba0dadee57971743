import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileCheck } from '@tabler/icons-react'
import type { ResumeFile } from '#shared/features/talents/talent-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './kept-resume.module.css'

type KeptResumeProps = { resume: ResumeFile; isPending: boolean; onRemove: () => void }

export function KeptResume({ resume, isPending, onRemove }: KeptResumeProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles.file} role="status">
      <Icon glyph={IconFileCheck} size={22} />
      <span className={styles.words}>
        <bdi className={styles.name}>{resume.name}</bdi>
        <span className={styles.size}>
          <Trans>Your résumé</Trans>, {formatBytes(resume.size, i18n.locale)}
        </span>
      </span>
      <Button variant="danger-text" isPending={isPending} onPress={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  )
}
