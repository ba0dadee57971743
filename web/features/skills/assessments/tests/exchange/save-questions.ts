import { writeQuestionsCsv } from '#shared/features/hiring/screeners/exchange/csv/write-questions-csv.ts'
import { writeGift } from '#shared/features/hiring/screeners/exchange/gift/write-gift.ts'
import { writeQti } from '#shared/features/hiring/screeners/exchange/qti/write-qti.ts'
import type { Loss } from '#shared/features/hiring/screeners/exchange/written-file.ts'
import type { WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { zipTexts } from './zip-texts.ts'

export type FileFormat = 'csv' | 'gift' | 'qti'

/** Downloads the file; returns what it could not hold. */
export function saveQuestions(format: FileFormat, title: string, questions: readonly WrittenQuestion[]): Loss[] {
  const name = title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'questions'
  if (format === 'qti') {
    const { files, losses } = writeQti(questions)
    download(zipTexts(files), `${name}.zip`)
    return losses
  }
  const { text, losses } = format === 'csv' ? writeQuestionsCsv(questions) : writeGift(questions)
  download(new Blob([text], { type: format === 'csv' ? 'text/csv' : 'text/plain' }), `${name}.${format}`)
  return losses
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
