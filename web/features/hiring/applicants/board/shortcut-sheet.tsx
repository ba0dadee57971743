import { useLingui } from '@lingui/react/macro'
import { Sheet } from '#web/ui/sheet.tsx'
import { type BoardKey, boardKeys, keyOf } from './board-keys.ts'
import styles from './shortcut-sheet.module.css'

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const does: Record<BoardKey, string> = {
    next: t`Next applicant`,
    previous: t`Previous applicant`,
    right: t`Column to the right`,
    left: t`Column to the left`,
    open: t`Open`,
    move: t`Move to a stage`,
    forward: t`Move to the next stage`,
    reject: t`Reject`,
    note: t`Add a note`,
    select: t`Select`,
    help: t`Show this list`,
  }
  const shown: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→' }
  return (
    <Sheet isOpen onOpenChange={onClose} title={t`Keyboard shortcuts`}>
      <p className={styles.lead}>{t`They work while a card on the board has focus.`}</p>
      <dl className={styles.keys}>
        {boardKeys.map((key) => (
          <div key={key} className={styles.line}>
            <dt>{does[key]}</dt>
            <dd className={styles.presses}>
              {keyOf[key].map((press) => (
                <kbd key={press} className={styles.key}>
                  {shown[press] ?? press}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
