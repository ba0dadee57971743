import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OpsTalk, opsTalks } from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import { isLiveTalk, isPast, isPublicTalk } from '#shared/features/learning/masterclass/talk-status.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { useOfferStatusNames } from '../talk-words.ts'
import { contentOf, newTalk, opsTalkQuery, refreshOpsTalks } from './ops-queries.ts'
import { QuestionCard } from './question-card.tsx'
import { RecordingCard } from './recording-card.tsx'
import { TalkForm } from './talk-form.tsx'
import { TalkSteps } from './talk-steps.tsx'

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
              {isLiveTalk(talk.status) ? <Trans>Open the live page</Trans> : <Trans>Preview</Trans>}
            </LinkButton>
          )
        }
      />
      <TalkSteps talk={talk} />
      {isPublicTalk(talk.status) && <QuestionCard talkId={talk.id} />}
      {isPast(talk.status) && talk.isRecorded && <RecordingCard talk={talk} />}
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
