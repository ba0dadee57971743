import { useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import type { HideReason } from '#shared/features/jobs/saved-jobs/job-mark-kinds.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { useReasonText } from './reason-text.ts'
import { type MarkedJob, useMarkChanges } from './use-mark-changes.ts'

const reasonsOfJob: readonly HideReason[] = ['not_relevant', 'location', 'pay', 'seniority', 'seen']

/** Hides a job, with the reason, or the whole company. Until scripts have loaded it links to the job. */
export function HideMenu({ job, href }: { job: MarkedJob; href: string }) {
  const { t } = useLingui()
  const labels = useReasonText()
  const { hide } = useMarkChanges()
  const { title } = job
  const { name } = job.company
  return (
    <MenuButton
      label={t`Hide ${title}`}
      fallbackHref={href}
      groups={[
        {
          label: t`Hide this job`,
          entries: reasonsOfJob.map((reason) => ({
            id: reason,
            label: labels[reason],
            onAction: () => void hide(job, 'job', reason),
          })),
        },
        {
          label: t`Hide company`,
          entries: [
            {
              id: 'company',
              label: t`All jobs at ${name}`,
              onAction: () => void hide(job, 'company', 'company'),
            },
          ],
        },
      ]}
    >
      <Icon glyph={IconDots} size={20} />
    </MenuButton>
  )
}
