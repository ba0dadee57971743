import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { jobClosings } from '#shared/features/hiring/applications/job-closing.contract.ts'
import { MAX_CLOSING_NOTE } from '#shared/features/jobs/jobs/job-limits.ts'
import type { jobs } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { Well } from '#web/ui/well.tsx'
import styles from '../company-jobs.module.css'

const closingQuery = (jobId: string, note: string) =>
  endpointQuery<typeof jobClosings.preview>('GET /company/api/jobs/:jobId/closing', {
    params: { jobId },
    query: { note },
  })

type CloseReason = 'filled' | 'cancelled'
type CloseDialogProps = { job: { id: string; title: string }; onClose: () => void }

/** Closing a job ends every open application, so applicants get a message, which the company previews first. */
export function CloseDialog({ job: { id, title }, onClose }: CloseDialogProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [reason, setReason] = useState<CloseReason>('filled')
  const [note, setNote] = useState('')
  const preview = useQuery({
    ...closingQuery(id, useDeferredValue(note.trim())),
    placeholderData: keepPreviousData,
    enabled: note.length <= MAX_CLOSING_NOTE,
  })
  const close = useMutation({
    mutationFn: () =>
      callApi<typeof jobs.changeStatus>(client, 'POST /company/api/jobs/:id/status', {
        params: { id },
        body: { event: 'close', closeReason: reason, closingNote: note },
      }),
    onSuccess: async () => {
      onClose()
      void showToast({ text: t`“${title}” is closed` })
      await cache.invalidateQueries()
    },
  })
  const waiting = preview.data?.waiting ?? 0
  const email = preview.data?.email
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<Trans>Close “{title}”?</Trans>}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Keep it open</Trans>
          </Button>
          <Button
            variant="danger"
            isPending={close.isPending}
            isDisabled={note.length > MAX_CLOSING_NOTE}
            onPress={() => close.mutate()}
          >
            <Trans>Close the job</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {close.isError && (
          <p role="alert" className={styles.problem}>
            {describeFailure(i18n, close.error)}
          </p>
        )}
        <RadioGroup
          label={t`Why are you closing it?`}
          value={reason}
          onChange={(value) => setReason(value === 'cancelled' ? 'cancelled' : 'filled')}
        >
          <Radio value="filled">
            <Trans>We found someone</Trans>
          </Radio>
          <Radio value="cancelled">
            <Trans>We are no longer hiring for it</Trans>
          </Radio>
        </RadioGroup>
        <p role="status">
          <Plural
            value={waiting}
            _0="Nobody is waiting for a reply."
            one="# applicant is still waiting. Their application ends with the job, and they are notified."
            other="# applicants are still waiting. Their applications end with the job, and they are notified."
          />
        </p>
        {waiting > 0 && (
          <>
            <TextArea
              label={t`Message to everyone still waiting`}
              help={t`Included in the email. A thank-you and the reason are enough.`}
              isOptional
              rows={4}
              countTo={MAX_CLOSING_NOTE}
              value={note}
              onChange={setNote}
            />
            {email && (
              <Well>
                <p className={styles.previewTitle}>
                  <Trans>What applicants will read</Trans>
                </p>
                <p className={styles.subject}>
                  <bdi>{email.subject}</bdi>
                </p>
                {email.paragraphs.map((paragraph) => (
                  <p key={paragraph} className={styles.paragraph}>
                    <bdi>{paragraph}</bdi>
                  </p>
                ))}
              </Well>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
