import { Trans } from '@lingui/react/macro'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { FitPanel } from '#web/features/jobs/jobs/detail/fit-panel.tsx'
import { HiringStages } from '#web/features/jobs/jobs/detail/hiring-stages.tsx'
import { JobAbout } from '#web/features/jobs/jobs/detail/job-about.tsx'
import { JobHead } from '#web/features/jobs/jobs/detail/job-head.tsx'
import { MustHaves } from '#web/features/jobs/jobs/detail/must-haves.tsx'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import styles from '../editor.module.css'

type WholePreviewProps = { job: PublicJob; reader: JobReader; onClose: () => void }

/** The parts of the job's own page. */
export function WholePreview({ job, reader, onClose }: WholePreviewProps) {
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<Trans>As a talent sees it</Trans>}>
      <div className={styles.whole}>
        <JobHead job={job} now={reader.now} headingLevel={2} />
        <FitPanel job={job} reader={reader} headingLevel={3} layout="rows" />
        <MustHaves job={job} reader={reader} headingLevel={3} />
        <JobAbout job={job} headingLevel={3} />
        <HiringStages job={job} />
      </div>
    </Sheet>
  )
}
