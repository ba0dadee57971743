import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_MOVE_TIMES } from '#shared/features/hiring/interviews/interview-kinds.ts'
import { isMoveRequested } from '#shared/features/hiring/interviews/interview-status.ts'
import type { Interview, interviews } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { refreshInterviews } from '../interview-queries.ts'
import styles from './picking.module.css'
import { TimePicker } from './time-picker.tsx'

type MoveDialogProps = { interview: Interview; name: string; side: 'talent' | 'company'; onClose: () => void }

/** Moves the interview at once where the rules allow it, otherwise asks the other side. */
export function MoveDialog({ interview, name, side, onClose }: MoveDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id, movesFreely, startsAt, endsAt, companyClock, talentClock } = interview
  const [own, other] = side === 'talent' ? [talentClock, companyClock] : [companyClock, talentClock]
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/interviews/interviews.contract.ts').then(
        (contract) => contract.interviews.propose.body,
      ),
    initialValues: { times: [] as string[] },
    send: (body): Promise<Interview> =>
      side === 'company'
        ? callApi<typeof interviews.proposeForCompany>(client, 'POST /company/api/interviews/:id/times', {
            params: { id },
            body,
          })
        : callApi<typeof interviews.propose>(client, 'POST /talent/api/interviews/:id/times', { params: { id }, body }),
    onSuccess: async ({ status }) => {
      onClose()
      await refreshInterviews(cache)
      focusHeadingIfLost()
      await showToast({
        text: isMoveRequested(status) ? t`Sent. ${name} has to agree.` : t`Moved. We have let ${name} know.`,
      })
    },
  })
  const problem = Object.entries(form.errors).find(([field]) => field.startsWith('times'))?.[1]?.[0]
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Move the interview with ${name}`}>
      <Form {...form.formProps}>
        <p>
          {movesFreely ? (
            <Trans>
              One time within {name}’s working day moves the interview at once. Several times, or another time of day,
              need their agreement.
            </Trans>
          ) : (
            <Trans>
              It starts soon or has been moved several times, so {name} has to agree. Until then the time stays as it
              is.
            </Trans>
          )}
        </p>
        <TimePicker
          times={form.values.times.map((time) => Date.parse(time))}
          minutes={(Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE}
          most={MAX_MOVE_TIMES}
          own={own}
          other={other}
          onChange={(times) => form.change({ times: times.map((at) => new Date(at).toISOString()) })}
        />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <SubmitButton isPending={form.isPending}>
          {movesFreely && form.values.times.length < 2 ? <Trans>Move it</Trans> : <Trans>Ask to move</Trans>}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
