import { useLingui } from '@lingui/react/macro'
import {
  IconArchive,
  IconCopy,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTemplate,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { CompanyJobEvent } from '#shared/features/jobs/jobs/job-status.ts'
import type { ListedJob } from '#shared/features/workspace/company-jobs/company-jobs.contract.ts'
import { isLanded } from '#shared/screens.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import type { MenuEntry, MenuGroup } from '#web/ui/menu.tsx'
import { editPath } from '../company-jobs-queries.ts'
import { useJobChanges } from './use-job-changes.ts'

const CloseDialog = lazyPart(async () => (await import('./close-dialog.tsx')).CloseDialog)
const TemplateDialog = lazyPart(async () => (await import('./template-dialog.tsx')).TemplateDialog)

type MenuJob = Pick<ListedJob, 'id' | 'title' | 'can' | 'canEdit' | 'canCopy'>

/** What can be done with a job, in its row and on its page. `dialog` belongs beside the button. */
export function useJobMenu(job: MenuJob): { groups: MenuGroup[]; dialog: ReactNode } {
  const { t } = useLingui()
  const { id, title, can, canEdit, canCopy } = job
  const [opened, setOpened] = useState<'close' | 'template' | null>(null)
  const { step, copy } = useJobChanges(job)
  const whenAllowed = (event: CompanyJobEvent, entry: MenuEntry): MenuEntry[] => (can.includes(event) ? [entry] : [])

  async function discard() {
    const isSure = await confirm({
      title: t`Discard “${title}”?`,
      consequences: t`The draft is archived. Nobody outside your company has seen it.`,
      keepLabel: t`Keep the draft`,
      actionLabel: t`Discard`,
    })
    if (isSure) step('discard')
  }

  const work: MenuEntry[] = [
    ...(canEdit ? [{ id: 'edit', label: t`Edit`, icon: IconPencil, href: editPath(id) }] : []),
    ...(isLanded('/company/jobs/:id/applicants')
      ? [{ id: 'applicants', label: t`Applicants`, icon: IconUsers, href: `/company/jobs/${id}/applicants` }]
      : []),
    ...(canCopy
      ? [
          { id: 'copy', label: t`Duplicate`, icon: IconCopy, onAction: copy },
          { id: 'template', label: t`Save as template`, icon: IconTemplate, onAction: () => setOpened('template') },
        ]
      : []),
  ]
  const changes: MenuEntry[] = [
    ...whenAllowed('pause', { id: 'pause', label: t`Pause`, icon: IconPlayerPause, onAction: () => step('pause') }),
    ...whenAllowed('resume', { id: 'resume', label: t`Resume`, icon: IconPlayerPlay, onAction: () => step('resume') }),
    ...whenAllowed('reopen', { id: 'reopen', label: t`Reopen`, icon: IconPlayerPlay, onAction: () => step('reopen') }),
    ...whenAllowed('withdraw', {
      id: 'withdraw',
      label: t`Withdraw from review`,
      icon: IconPencil,
      onAction: () => step('withdraw'),
    }),
    ...whenAllowed('revise', {
      id: 'revise',
      label: t`Move back to drafts`,
      icon: IconPencil,
      onAction: () => step('revise'),
    }),
    ...whenAllowed('close', {
      id: 'close',
      label: t`Close`,
      icon: IconArchive,
      isDanger: true,
      onAction: () => setOpened('close'),
    }),
    ...whenAllowed('discard', {
      id: 'discard',
      label: t`Discard`,
      icon: IconTrash,
      isDanger: true,
      onAction: () => void discard(),
    }),
  ]
  const onClose = () => setOpened(null)
  return {
    groups: [{ entries: work }, { entries: changes }].filter(({ entries }) => entries.length > 0),
    dialog: opened && (
      <Suspense>
        {opened === 'close' ? (
          <CloseDialog job={job} onClose={onClose} />
        ) : (
          <TemplateDialog job={job} onClose={onClose} />
        )}
      </Suspense>
    ),
  }
}
