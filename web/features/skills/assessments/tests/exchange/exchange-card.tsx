import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { Loss } from '#shared/features/hiring/screeners/exchange/written-file.ts'
import type { WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import styles from '../tests.module.css'
import { lossText } from './note-text.ts'
import type { FileFormat } from './save-questions.ts'

const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog)

type ExchangeProps = {
  title: string
  questions: readonly WrittenQuestion[]
  isReadOnly: boolean
  onAdd: (questions: WrittenQuestion[]) => void
}

/** Imports questions from a file of another system, and exports them. */
export function ExchangeCard({ title, questions, isReadOnly, onAdd }: ExchangeProps) {
  const { i18n } = useLingui()
  const [isImporting, setIsImporting] = useState(false)
  const [losses, setLosses] = useState<readonly Loss[]>([])
  const save = async (format: FileFormat) => {
    const { saveQuestions } = await import('./save-questions.ts')
    setLosses(saveQuestions(format, title, questions))
  }
  return (
    <Card title={<Trans>Import and export</Trans>}>
      <div className={styles.fields}>
        <p className={styles.help}>
          <Trans>Questions as a CSV table, as Moodle GIFT, or as a 1EdTech QTI 3 package.</Trans>
        </p>
        <div className={styles.actions}>
          {!isReadOnly && (
            <Button icon={IconUpload} onPress={() => setIsImporting(true)}>
              <Trans>Import questions</Trans>
            </Button>
          )}
          <Button variant="light" icon={IconDownload} onPress={() => void save('csv')}>
            <Trans>Export as CSV</Trans>
          </Button>
          <Button variant="light" icon={IconDownload} onPress={() => void save('gift')}>
            <Trans>Export as GIFT</Trans>
          </Button>
          <Button variant="light" icon={IconDownload} onPress={() => void save('qti')}>
            <Trans>Export as QTI 3</Trans>
          </Button>
        </div>
        <div role="status">
          {losses.length > 0 && (
            <ul className={styles.notes}>
              {losses.map((loss) => (
                <li key={`${loss.number} ${loss.reason}`}>{i18n._(lossText(loss))}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog count={questions.length} onAdd={onAdd} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </Card>
  )
}
