import { FileUpload } from '#web/features/base/files/file-upload.tsx'
import { OptionalMark } from '#web/ui/field-text.tsx'
import { UploadedFile } from '#web/ui/uploaded-file.tsx'
import styles from './file-answer.module.css'
import type { AnswerProps } from './question-field.tsx'

export function FileAnswer({ value, onChange, field, file, problem }: AnswerProps) {
  const uploaded = file !== null && file.id === value ? file : null
  return (
    <div className={styles.answer} data-invalid={problem ? '' : undefined}>
      {uploaded && <UploadedFile file={uploaded} onRemove={() => onChange(null)} />}
      <FileUpload
        key={typeof value === 'string' ? value : 'none'}
        kind="attachment"
        label={
          <>
            {field.label} {field.isOptional && <OptionalMark />}
          </>
        }
        onDone={onChange}
      />
      {field.help && <p className={styles.help}>{field.help}</p>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
