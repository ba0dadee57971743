import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconFileText } from '@tabler/icons-react'
import type { ResumeReading } from '#shared/features/people/resumes/resume-reading.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './review.module.css'
import type { ReviewState } from './use-review.ts'

type SourceLinesProps = { fileName: string; reading: ResumeReading; review: ReviewState }

/** The text of the file, with the lines behind open questions highlighted. */
export function SourceLines({ fileName, reading, review }: SourceLinesProps) {
  const { t } = useLingui()
  const numbers = new Map(
    review.entries.flatMap(({ id, lines, decision }) =>
      decision === 'open' ? lines.map((line): [number, number] => [line, review.numbers.get(id) ?? 0]) : [],
    ),
  )
  return (
    <aside className={styles.document} aria-label={t`Your file`}>
      <p className={styles.file}>
        <Icon glyph={IconFileText} />
        <bdi translate="no">{fileName}</bdi>
        <span className={styles.left}>
          <Plural value={reading.pages} one="# page" other="# pages" />
        </span>
      </p>
      <ol role="list" className={styles.lines} translate="no">
        {reading.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file do not move
          <li key={at} className={styles.line} data-asked={numbers.has(at) || undefined} dir="auto">
            {numbers.has(at) && <span className={styles.number}>{numbers.get(at)}</span>}
            {line}
          </li>
        ))}
      </ol>
      <p className={styles.known}>
        <Trans>The numbers match the questions.</Trans>
      </p>
    </aside>
  )
}
