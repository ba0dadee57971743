import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { sidesOf } from '#shared/features/people/identity/identity-words.ts'
import type { identityPhone, PhoneView } from '#shared/features/people/identity/phone.contract.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from '../identity.module.css'
import { PhotoSlot } from '../photos/photo-slot.tsx'
import { ClockTime } from './clock-time.tsx'

const phoneQuery = (token: string) =>
  endpointQuery<typeof identityPhone.show>('GET /shared/api/identity-phone', { query: { token } })

const queries = pageQueries(({ params }) => [phoneQuery(params['token'] ?? '')])
export const loader = queries.server
export const clientLoader = queries.browser
export const handle: FrameHandle = { frame: { width: 'reading' } }

export default function IdentityPhonePage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Phone />
    </QueryBoundary>
  )
}

/** The computer may end it at any time. */
const REFRESH = 5_000

type Task = NonNullable<PhoneView['task']>

function Phone() {
  const { token = '' } = useParams()
  const { data } = useSuspenseQuery({
    ...phoneQuery(token),
    refetchInterval: ({ state }) => (state.data?.state === 'connected' ? REFRESH : false),
  })
  if (data.task) return <Photos token={token} task={data.task} />
  switch (data.state) {
    case 'waiting':
      return <Start token={token} />
    case 'taken':
      return (
        <Page title={<Trans>This link is already in use</Trans>}>
          <Trans>It works on the first phone that opens it. Show a new code on your computer to use this one.</Trans>
        </Page>
      )
    case 'connected':
    case 'ended':
      return (
        <Page title={<Trans>Continue on your computer</Trans>}>
          <Trans>
            This phone is not connected to an identity check any more. To add photos with it, show a new code on your
            computer.
          </Trans>
        </Page>
      )
  }
}

function Page({ title, children, actions }: { title: ReactNode; children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} lead={children} />
      {actions}
    </div>
  )
}

function useShow(token: string) {
  const cache = useQueryClient()
  return (shown: PhoneView) => cache.setQueryData(phoneQuery(token).queryKey, shown)
}

/** A button, because apps open links to preview them, and the link works once. */
function Start({ token }: { token: string }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const opening = useMutation({
    mutationFn: () =>
      callApi<typeof identityPhone.open>(client, 'POST /shared/api/identity-phone/open', { body: { token } }),
    onSuccess: useShow(token),
  })
  return (
    <Page
      title={<Trans>Take the photos with this phone</Trans>}
      actions={
        <>
          {opening.isError && (
            <p role="alert" className={styles.problem}>
              {describeFailure(i18n, opening.error)}
            </p>
          )}
          <div>
            <Button variant="filled" isPending={opening.isPending} onPress={() => opening.mutate()}>
              <Trans>Use this phone</Trans>
            </Button>
          </div>
        </>
      }
    >
      <Trans>Only do this if the code is on your own screen: the photos go to the identity check there.</Trans>
    </Page>
  )
}

function Photos({ token, task }: { token: string; task: Task }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const show = useShow(token)
  const finishing = useMutation({
    mutationFn: () =>
      callApi<typeof identityPhone.finish>(client, 'POST /shared/api/identity-phone/finish', { body: { token } }),
    onSuccess: show,
  })
  const isComplete = task.missing.length === 0
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Photos for your check</Trans>}
        lead={
          <Trans>
            This phone is connected until <ClockTime at={task.until} />. You send the check from your computer.
          </Trans>
        }
      />
      {sidesOf(task.documentType).map((side) => {
        const stored = task.photos.find((photo) => photo.side === side)
        const path = `/shared/api/identity-phone/photo?token=${encodeURIComponent(token)}&side=${side}`
        return (
          <PhotoSlot
            key={side}
            side={side}
            stored={stored ? { hints: stored.hints, picture: null } : null}
            send={async (photo) => void show(await client.request<PhoneView>(path, { method: 'PUT', body: photo }))}
          />
        )
      })}
      <div className={styles.steps}>
        <p role="status" className={styles.text}>
          {isComplete ? (
            <Trans>All photos have arrived. You can continue on your computer.</Trans>
          ) : (
            <Trans>Add all photos to continue.</Trans>
          )}
        </p>
        {finishing.isError && (
          <p role="alert" className={styles.problem}>
            {describeFailure(i18n, finishing.error)}
          </p>
        )}
        <div>
          <Button
            variant={isComplete ? 'filled' : 'outline'}
            isPending={finishing.isPending}
            onPress={() => finishing.mutate()}
          >
            {isComplete ? <Trans>Done with the photos</Trans> : <Trans>Stop using this phone</Trans>}
          </Button>
        </div>
      </div>
    </div>
  )
}
