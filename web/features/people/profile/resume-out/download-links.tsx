import { Trans } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ResumeFormat } from '#shared/features/people/profile/resume-options.ts'
import buttonStyles from '#web/ui/button.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { type Choices, writeChoices } from './resume-choices.ts'
import styles from './resume-out.module.css'

/** Plain links: the browser downloads the file itself, also without scripts. */
export function DownloadLinks({ choices, hasPdf }: { choices: Choices; hasPdf: boolean }) {
  const hrefOf = (format: ResumeFormat) => {
    const query = writeChoices(choices)
    for (const name of ['as', 'job', 'title']) query.delete(name)
    query.set('format', format)
    return `/talent/api/profile/resume/file?${query}`
  }
  return (
    <div className={styles.downloads}>
      {hasPdf && (
        <FileLink href={hrefOf('pdf')} isMain>
          <Trans>PDF</Trans>
        </FileLink>
      )}
      <FileLink href={hrefOf('docx')} isMain={!hasPdf}>
        <Trans>Word document</Trans>
      </FileLink>
      <FileLink href={hrefOf('json')}>
        <Trans>JSON Resume</Trans>
      </FileLink>
      <p className={styles.note}>
        <Trans>JSON Resume holds your whole profile, for other résumé tools.</Trans>
      </p>
    </div>
  )
}

function FileLink({ href, isMain = false, children }: { href: string; isMain?: boolean; children: ReactNode }) {
  return (
    <a
      className={buttonStyles.button}
      data-variant={isMain ? 'filled' : 'outline'}
      data-size="medium"
      href={href}
      download
    >
      <span className={buttonStyles.label}>
        <Icon glyph={IconDownload} />
        {children}
      </span>
    </a>
  )
}
