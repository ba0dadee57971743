import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isFaithful, type ReadItem } from '#shared/features/hiring/screeners/exchange/item-notes.ts'
import type { WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { MAX_QUESTIONS } from '#shared/features/hiring/screeners/screener-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import styles from '../tests.module.css'
import { ImportPreview } from './import-preview.tsx'
import { type FileProblem, readQuestionFile } from './read-files.ts'

const MAX_BYTES = 10 * 1024 * 1024

type ImportDialogProps = {
  /** How many questions the test has. */
  count: number
  onAdd: (questions: WrittenQuestion[]) => void
  onClose: () => void
}

/** Shows a preview; the test only changes once the person adds the questions. */
export function ImportDialog({ count, onAdd, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const [items, setItems] = useState<readonly ReadItem[]>([])
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const room = Math.max(0, MAX_QUESTIONS - count)

  const open = async (file: File | undefined) => {
    if (!file) return
    const read = file.size > MAX_BYTES ? 'unreadable' : await readQuestionFile(file)
    const found = typeof read === 'string' ? [] : read
    setProblem(typeof read === 'string' ? read : null)
    setItems(found)
    const faithful = found.flatMap((item, place) => (isFaithful(item) ? [place] : []))
    setChosen(new Set(faithful.slice(0, room)))
  }
  const add = () => {
    onAdd(items.flatMap(({ question }, place) => (question && chosen.has(place) ? [question] : [])))
    onClose()
  }
  const isTooMany = chosen.size > room
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isWide
      title={<Trans>Import questions</Trans>}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" isDisabled={chosen.size === 0 || isTooMany} onPress={add}>
            <Plural value={chosen.size} one="Add # question" other="Add # questions" />
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <FileDrop
          label={t`Choose a question file`}
          accept={['.csv', '.gift', '.txt', '.xml', '.zip']}
          maxBytes={MAX_BYTES}
          uploads={[]}
          onFiles={([file]) => void open(file)}
          onCancel={() => {}}
          onRetry={() => {}}
        />
        {problem && (
          <p role="alert" className={styles.problem}>
            <ProblemText problem={problem} />
          </p>
        )}
        {isTooMany && (
          <p role="alert" className={styles.problem}>
            <Plural
              value={room}
              one="There is room for # more question in this test."
              other="There is room for # more questions in this test."
            />
          </p>
        )}
        {items.length > 0 && <ImportPreview items={items} chosen={chosen} onChoose={setChosen} />}
      </div>
    </Dialog>
  )
}

function ProblemText({ problem }: { problem: FileProblem }) {
  switch (problem) {
    case 'no_questions':
      return (
        <Trans>
          There are no questions in this file. Choose a CSV table with the columns “type” and “question”, a Moodle GIFT
          file, or a QTI 3 item or package.
        </Trans>
      )
    case 'unreadable':
      return <Trans>This file is damaged or too large. Export it again, or import its questions in parts.</Trans>
    case 'offline':
      return <Trans>The import could not be loaded. Check your connection and choose the file again.</Trans>
  }
}
