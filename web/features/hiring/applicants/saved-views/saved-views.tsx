import { Trans, useLingui } from '@lingui/react/macro'
import { IconBookmarkPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ApplicantView, applicantViews } from '#shared/features/hiring/applicants/applicant-views.contract.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { FilterChoices, FilterMenu } from '#web/features/jobs/explore/filters/filter-menu.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { applicantsPath } from '../applicant-hrefs.ts'
import { type ApplicantsView, viewHref } from '../view/applicants-view.ts'
import styles from './saved-views.module.css'

const SaveViewDialog = lazyPart(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog)

export const savedViewsQuery = () => endpointQuery<typeof applicantViews.list>('GET /company/api/applicant-views')

type SavedViewsProps = { jobId: string | null; view: ApplicantsView }

/** A saved view is a link to the URL it was saved from. */
export function SavedViews({ jobId, view }: SavedViewsProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { data } = useQuery(savedViewsQuery())
  const [isSaving, setIsSaving] = useState(false)
  const here = viewHref(applicantsPath(jobId), view)
  const hrefOf = (saved: ApplicantView) => viewHref(applicantsPath(saved.jobId), saved.filters)
  const views = data?.items ?? []
  const current = views.find((saved) => hrefOf(saved) === here)
  const remove = async ({ id }: ApplicantView) => {
    try {
      await callApi<typeof applicantViews.remove>(client, 'DELETE /company/api/applicant-views/:id', { params: { id } })
      await cache.invalidateQueries({ queryKey: savedViewsQuery().queryKey })
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    }
  }
  const name = current?.name ?? ''
  return (
    <>
      <FilterMenu label={current ? t`View: ${name}` : t`Saved views`} isOn={current !== undefined}>
        {views.length > 0 && (
          <FilterChoices
            label={t`Saved views`}
            choices={views.map((saved) => ({
              key: saved.id,
              label: saved.name,
              href: hrefOf(saved),
              isOn: saved === current,
            }))}
          />
        )}
        <div className={styles.actions}>
          {current ? (
            <PlainButton variant="light" icon={IconTrash} onPress={() => void remove(current)}>
              <Trans>Delete “{name}”</Trans>
            </PlainButton>
          ) : (
            <PlainButton variant="light" icon={IconBookmarkPlus} onPress={() => setIsSaving(true)}>
              <Trans>Save this view</Trans>
            </PlainButton>
          )}
        </div>
      </FilterMenu>
      {isSaving && (
        <Suspense fallback={null}>
          <SaveViewDialog jobId={jobId} view={view} onClose={() => setIsSaving(false)} />
        </Suspense>
      )}
    </>
  )
}
