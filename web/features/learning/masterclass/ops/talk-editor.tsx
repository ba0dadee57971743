import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OpsTalk, opsTalks } from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import { MAX_REASON, type OpsTalkStep, opsTalkSteps } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { isPublicTalk, talkStatusMachine } from '#shared/features/learning/masterclass/talk-status.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../masterclass.module.css'
import { useOfferStatusNames } from '../talk-words.ts'
import { contentOf, newTalk, opsTalkQuery, refreshOpsTalks } from './ops-queries.ts'
import { TalkForm } from './talk-form.tsx'

export function TalkEditor({ id }: { id: string | null }) {
  return id === null ? <NewTalk /> : <ExistingTalk id={id} />
}

function NewTalk() {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Talks`, href: '/ops/talks' }]} />}
        title={<Trans>New talk</Trans>}
      />
      <TalkForm
        content={newTalk}
        send={(body, idempotencyKey) =>
          callApi<typeof opsTalks.create>(client, 'POST /ops/api/talks', { body, idempotencyKey })
        }
        onSaved={async ({ id }) => {
          await refreshOpsTalks(cache)
          await navigate(`/ops/talks?talk=${id}`)
        }}
      />
    </>
  )
}

function ExistingTalk({ id }: { id: string }) {
  const { t } = useLingui()
  const statuses = useOfferStatusNames()
  const { data: talk } = useSuspenseQuery(opsTalkQuery(id))
  return (
    <>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Talks`, href: '/ops/talks' }]} />}
        title={<bdi translate="no">{talk.title}</bdi>}
        lead={statuses[talk.status]}
        actions={
          isPublicTalk(talk.status) && (
            <LinkButton href={`/masterclass/${talk.category}/${talk.id}`}>
              <Trans>Preview</Trans>
            </LinkButton>
          )
        }
      />
      <Steps talk={talk} />
      <ChangeTalk key={talk.status} talk={talk} />
    </>
  )
}

function ChangeTalk({ talk: { id, updatedAt, ...talk } }: { talk: OpsTalk }) {
  const { client } = useSession()
  const cache = useQueryClient()
  // The version this form began with. A newer one from somebody else must not be overwritten unseen.
  const [version, setVersion] = useState(updatedAt)
  return (
    <TalkForm
      content={contentOf(talk)}
      send={(body) =>
        callApi<typeof opsTalks.change>(client, 'PUT /ops/api/talks/:id', {
          params: { id },
          body: { ...body, updatedAt: version },
        })
      }
      onSaved={async (saved) => {
        setVersion(saved.updatedAt)
        await refreshOpsTalks(cache)
      }}
    />
  )
}

function Steps({ talk }: { talk: OpsTalk }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [reason, setReason] = useState('')
  const stepping = useMutation({
    mutationFn: (event: OpsTalkStep) =>
      callApi<typeof opsTalks.step>(client, 'POST /ops/api/talks/:id/status', {
        params: { id: talk.id },
        body: { event, reason },
      }),
    onSuccess: (after) => cache.setQueryData(opsTalkQuery(talk.id).queryKey, after),
    onSettled: async () => {
      await refreshOpsTalks(cache)
      focusHeadingIfLost()
    },
  })
  const names: Record<OpsTalkStep, string> = {
    accept: t`Accept`,
    reject: t`Decline`,
    schedule: t`Schedule`,
    end: t`End now`,
    release: t`Publish transcript`,
    archive: t`Archive`,
    cancel: t`Cancel the talk`,
  }
  const possible = eventsFor(talkStatusMachine, talk.status, 'operator')
  const steps = opsTalkSteps.filter((step) => possible.includes(step))
  const problem = describeFailure(i18n, stepping.error)
  if (steps.length === 0) return null
  return (
    <Card title={<Trans>Next step</Trans>} tone="soft">
      <div className={styles.stack}>
        {(steps.includes('reject') || steps.includes('cancel')) && (
          <TextField
            label={t`Reason`}
            help={t`Needed to decline or cancel. The people it concerns can read it.`}
            maxLength={MAX_REASON}
            value={reason}
            onChange={setReason}
            isOptional
          />
        )}
        <div className={styles.actions}>
          {steps.map((step) => (
            <PlainButton key={step} isPending={stepping.isPending} onPress={() => stepping.mutate(step)}>
              {names[step]}
            </PlainButton>
          ))}
        </div>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </Card>
  )
}
