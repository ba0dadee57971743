import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endorser, endorsements } from '#shared/features/elite/endorsements/endorsements.contract.ts'
import { isReceived } from '#shared/features/elite/endorsements/endorser-status.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useFailureToast } from '#web/features/elite/elite/parts/use-failure-toast.ts'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { endorserWords, relationWords } from './endorsement-text.ts'
import styles from './endorsements.module.css'
import { endorsersQuery, useShowEndorsers } from './endorsements-queries.ts'
import { EndorserForm } from './endorser-form.tsx'

/** Everyone who was asked, and what came of it. */
export function EndorsersCard({ mayEdit }: { mayEdit: boolean }) {
  const { client } = useSession()
  const show = useShowEndorsers()
  const { data } = useSuspenseQuery(endorsersQuery())
  const [isAdding, setIsAdding] = useState(false)
  const received = data.items.filter(({ status }) => isReceived(status)).length
  const total = data.items.length
  if (total === 0 && !mayEdit) return null
  return (
    <div id="endorsers">
      <Card
        title={<Trans>Endorsements</Trans>}
        aside={
          total > 0 && (
            <span className={styles.meta}>
              <Trans>
                {received} of {total} received
              </Trans>
            </span>
          )
        }
      >
        <div className={styles.stack}>
          {mayEdit && (
            <p className={styles.meta}>
              <Trans>
                Name two or three people who worked with you, at least one of them your manager or client. We email them
                when you submit this form.
              </Trans>
            </p>
          )}
          {total > 0 && (
            <ul role="list" className={styles.list}>
              {data.items.map((endorser) => (
                <EndorserRow key={endorser.id} endorser={endorser} />
              ))}
            </ul>
          )}
          {mayEdit && data.room > 0 && (isAdding || total === 0) && (
            <EndorserForm
              key={total}
              send={(body, idempotencyKey) =>
                callApi<typeof endorsements.add>(client, 'POST /talent/api/elite/endorsers', { body, idempotencyKey })
              }
              onDone={async (shown) => {
                setIsAdding(false)
                await show(shown)
              }}
            />
          )}
          {mayEdit && data.room > 0 && !isAdding && total > 0 && (
            <div>
              <Button onPress={() => setIsAdding(true)}>
                <Trans>Add another endorser</Trans>
              </Button>
            </div>
          )}
        </div>
      </Card>
    </div>
  )
}

function EndorserRow({ endorser }: { endorser: Endorser }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const show = useShowEndorsers()
  const { id, name, relation, company, status, invitedAt, remindedAt, nextReminderAt, submittedAt, can } = endorser
  const params = { id }
  const onError = useFailureToast()
  const remove = useMutation({
    mutationFn: () => callApi<typeof endorsements.remove>(client, 'DELETE /talent/api/elite/endorsers/:id', { params }),
    onSuccess: show,
    onError,
  })
  const remind = useMutation({
    mutationFn: () =>
      callApi<typeof endorsements.remind>(client, 'POST /talent/api/elite/endorsers/:id/remind', { params }),
    onSuccess: show,
    onError,
  })
  const { text, tone } = endorserWords[status]
  return (
    <li className={styles.endorser}>
      <Avatar name={name} />
      <div className={styles.who}>
        <strong>
          <bdi translate="no">{name}</bdi>
        </strong>
        <span className={styles.meta}>
          {i18n._(relationWords[relation])} · <bdi translate="no">{company}</bdi>
        </span>
        {invitedAt && !submittedAt && (
          <span className={styles.meta}>
            <Trans>
              Asked <MomentOf at={invitedAt} />
            </Trans>
            {remindedAt && (
              <>
                {' · '}
                <Trans>
                  last reminded <MomentOf at={remindedAt} />
                </Trans>
              </>
            )}
            {nextReminderAt && (
              <>
                {' · '}
                <Trans>
                  next reminder <MomentOf at={nextReminderAt} />
                </Trans>
              </>
            )}
          </span>
        )}
      </div>
      <div className={styles.end}>
        <Chip tone={tone}>{i18n._(text)}</Chip>
        {can.remove && (
          <Button variant="text" onPress={() => remove.mutate()} isPending={remove.isPending}>
            <Trans>Remove</Trans>
          </Button>
        )}
        {can.remind && (
          <Button onPress={() => remind.mutate()} isPending={remind.isPending}>
            <Trans>Remind</Trans>
          </Button>
        )}
        {can.replace && (
          <LinkButton href={`/elite/onboarding/pending-actions/change-endorser/${id}`} variant="text">
            <Trans>Change</Trans>
          </LinkButton>
        )}
      </div>
    </li>
  )
}
