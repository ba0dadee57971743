import { Trans } from '@lingui/react/macro'
import type { companyBriefs } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './briefs.module.css'
import { BriefForm } from './company/brief-form.tsx'
import { emptyBrief } from './company/brief-values.ts'

export const handle = { frame: { backHref: '/company/briefs' } } satisfies FrameHandle

export default function NewBriefPage() {
  const { client } = useSession()
  const zone = useIdentity()?.timeZone ?? 'UTC'
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Write a brief</Trans>}
        lead={<Trans>It is saved as a draft. Members see it once you publish it.</Trans>}
      />
      <BriefForm
        start={emptyBrief(zone)}
        send={(body, idempotencyKey) =>
          callApi<typeof companyBriefs.create>(client, 'POST /company/api/briefs', { body, idempotencyKey })
        }
      />
    </div>
  )
}
