import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { files } from '#shared/features/base/files/files.contract.ts'
import type { AnswerValue } from '#shared/features/hiring/screeners/question.contract.ts'
import { fileIn } from '#shared/features/hiring/screeners/scoring/answer-fields.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { FileUpload } from '#web/features/base/files/file-upload.tsx'
import { UploadedFile } from '#web/ui/uploaded-file.tsx'
import styles from './answers.module.css'

const fileQuery = (id: string) => endpointQuery<typeof files.show>('GET /shared/api/files/:id', { params: { id } })

type FileAnswerProps = { describedBy: string; value: AnswerValue; onChange: (value: AnswerValue) => void }

/** One upload; another one replaces it. */
export function FileAnswer({ describedBy, value, onChange }: FileAnswerProps) {
  const fileId = fileIn(value)
  return (
    <div role="group" aria-labelledby={describedBy} className={styles.cards}>
      {fileId !== null && <GivenFile fileId={fileId} onRemove={() => onChange(null)} />}
      <FileUpload
        key={fileId ?? 'none'}
        kind="attachment"
        label={fileId === null ? <Trans>Upload your file</Trans> : <Trans>Upload another file instead</Trans>}
        onDone={(id) => onChange({ file: id })}
      />
    </div>
  )
}

function GivenFile({ fileId, onRemove }: { fileId: string; onRemove: () => void }) {
  const { data: file } = useQuery(fileQuery(fileId))
  return file ? <UploadedFile file={file} onRemove={onRemove} /> : null
}
