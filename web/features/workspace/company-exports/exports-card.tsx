import { Trans } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import part from '#web/app/settings/settings-part.module.css'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

// Not imported from the contract, which would load zod for two URLs. With a byte order mark for Excel.
const APPLICANTS = '/company/api/exports/applicants.csv?bom=true'
const JOBS = '/company/api/exports/jobs.csv?bom=true'

export function ExportsCard() {
  return (
    <Card title={<Trans>Export</Trans>}>
      <div className={part.stack}>
        <p className={part.text}>
          <Trans>
            CSV files for a spreadsheet, with what you may read. Names you have hidden stay hidden in the file.
          </Trans>
        </p>
        <div className={part.actions}>
          <LinkButton href={APPLICANTS} icon={IconDownload} reloadDocument download>
            <Trans>Applicants</Trans>
          </LinkButton>
          <LinkButton href={JOBS} icon={IconDownload} reloadDocument download>
            <Trans>Jobs</Trans>
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
