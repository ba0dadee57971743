import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { calendars, OwnCalendars } from '#shared/features/hiring/interviews/calendars.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import pickingStyles from '../parts/picking.module.css'
import { BusyCalendars } from './busy-calendars.tsx'
import { calendarsQuery } from './calendar-queries.ts'
import styles from './calendars.module.css'

/** One's own interviews in one's own calendar, and the calendars whose busy times count. */
export function CalendarsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { data, error } = useQuery(calendarsQuery)
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Your calendars`}>
      {data && (
        <div className={styles.parts}>
          <Subscription own={data} />
          <BusyCalendars own={data} />
        </div>
      )}
      {error && (
        <p role="alert">
          <Trans>Your calendars could not be loaded. Close this and try again.</Trans>
        </p>
      )}
    </Dialog>
  )
}

function Subscription({ own: { subscription } }: { own: OwnCalendars }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const changing = useMutation({
    mutationFn: (isWanted: boolean) =>
      isWanted
        ? callApi<typeof calendars.openSubscription>(client, 'POST /shared/api/calendars/subscription', {})
        : callApi<typeof calendars.closeSubscription>(client, 'DELETE /shared/api/calendars/subscription', {}),
    onSuccess: (changed) => cache.setQueryData(calendarsQuery.queryKey, changed),
  })
  const problem = describeFailure(i18n, changing.error)
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url)
    await showToast({ text: t`Copied` })
  }
  return (
    <section className={styles.part} aria-labelledby="calendar-subscription">
      <h3 id="calendar-subscription" className={styles.title}>
        <Trans>Your interviews in your calendar</Trans>
      </h3>
      {subscription ? (
        <>
          <p className={styles.note}>
            <Trans>
              Add this address to your calendar app, and your interviews stay up to date there. Anyone who has it can
              see your interviews, so keep it to yourself.
            </Trans>
          </p>
          <p className={styles.address} dir="ltr" translate="no">
            {subscription.url}
          </p>
          <div className={styles.actions}>
            <LinkButton href={subscription.url.replace(/^https?:/, 'webcal:')}>
              <Trans>Open in your calendar app</Trans>
            </LinkButton>
            <PlainButton onPress={() => void copy(subscription.url)}>
              <Trans>Copy address</Trans>
            </PlainButton>
            <PlainButton variant="text" isDisabled={changing.isPending} onPress={() => changing.mutate(true)}>
              <Trans>New address</Trans>
            </PlainButton>
            <PlainButton variant="danger-text" isDisabled={changing.isPending} onPress={() => changing.mutate(false)}>
              <Trans>Turn off</Trans>
            </PlainButton>
          </div>
        </>
      ) : (
        <>
          <p className={styles.note}>
            <Trans>
              Subscribe once, and your calendar app shows every interview, even after one is moved or cancelled.
            </Trans>
          </p>
          <div className={styles.actions}>
            <PlainButton isPending={changing.isPending} onPress={() => changing.mutate(true)}>
              <Trans>Create a private address</Trans>
            </PlainButton>
          </div>
        </>
      )}
      {problem && (
        <p role="alert" className={pickingStyles.problem}>
          {problem}
        </p>
      )}
    </section>
  )
}
