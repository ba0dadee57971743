import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router'
import type {
  EndorsementRequest,
  endorsements,
  NewEndorsement,
  RequestDecline,
} from '#shared/features/elite/endorsements/endorsements.contract.ts'
import { callApi } from '#web/app/api.ts'
import { pageAction } from '#web/app/form/page-action.server.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './endorsements.module.css'
import { requestQuery } from './endorsements-queries.ts'
import { DeclineForm, EndorseForm, Seen, skillBox } from './request-forms.tsx'

const queries = pageQueries(({ params }) => [requestQuery(params['token'] ?? '')])
export const loader = queries.server
export const clientLoader = queries.browser
export const handle: FrameHandle = { frame: { width: 'reading' } }

/** Answering before scripts have loaded. The server validates what the form sends. */
export const action = pageAction({
  endorse: async ({ client, params, text, isTicked }) => {
    const token = params['token'] ?? ''
    const request = await callApi<typeof endorsements.show>(client, 'GET /shared/api/endorsement-requests', {
      query: { token },
    })
    const body = {
      token,
      isConfirmed: isTicked('isConfirmed') || null,
      craft: text('craft'),
      reliability: text('reliability'),
      communication: text('communication'),
      initiative: text('initiative'),
      text: text('text'),
      again: text('again'),
      skills: request.skills.map(({ slug }) => slug).filter((slug) => isTicked(skillBox(slug))),
      mayContact: isTicked('mayContact'),
      isPublic: isTicked('isPublic'),
    } as unknown as NewEndorsement
    await callApi<typeof endorsements.submit>(client, 'POST /shared/api/endorsements', { body })
    return {}
  },
  decline: async ({ client, params, text }) => {
    const body = { token: params['token'] ?? '', reason: text('reason') } as RequestDecline
    await callApi<typeof endorsements.decline>(client, 'POST /shared/api/endorsement-requests/decline', { body })
    return {}
  },
})

export default function EndorsementRequestPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Request />
    </QueryBoundary>
  )
}

function Request() {
  const { token = '' } = useParams()
  const { client } = useSession()
  const cache = useQueryClient()
  const { data } = useSuspenseQuery(requestQuery(token))
  const isOpen = data.state === 'open'
  const { mutate: open } = useMutation({
    mutationFn: () =>
      callApi<typeof endorsements.open>(client, 'POST /shared/api/endorsement-requests/open', { body: { token } }),
  })
  useEffect(() => {
    if (isOpen) open()
  }, [isOpen, open])
  const onAnswered = (answered: EndorsementRequest) => cache.setQueryData(requestQuery(token).queryKey, answered)
  if (!isOpen) return <Over token={token} request={data} onAnswered={onAnswered} />
  const applicant = <bdi translate="no">{data.applicant}</bdi>
  const company = <bdi translate="no">{data.company}</bdi>
  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1} className={styles.title}>
          <Trans>{applicant} is asking you for an endorsement</Trans>
        </h1>
        <p className={styles.meta}>
          <Trans>
            They are applying to the Elite programme and say that you worked together at {company}. It takes about five
            minutes, and you do not need an account.
          </Trans>{' '}
          {data.expiresAt && (
            <Trans>
              The link works until <MomentOf at={data.expiresAt} format="date" />.
            </Trans>
          )}
        </p>
      </header>
      <EndorseForm token={token} request={data} onAnswered={onAnswered} />
      <Disclosure title={<Trans>I would rather not</Trans>}>
        <DeclineForm token={token} onAnswered={onAnswered} />
      </Disclosure>
    </div>
  )
}

type OverProps = { token: string; request: EndorsementRequest; onAnswered: (answered: EndorsementRequest) => void }

/** Each way a link can end has its own message. */
function Over({ token, request, onAnswered }: OverProps) {
  const applicant = <bdi translate="no">{request.applicant}</bdi>
  switch (request.state) {
    case 'submitted':
      return (
        <Message title={<Trans>Thank you for your endorsement</Trans>}>
          <p>
            <Trans>
              We have received it. With this link you can read what you wrote about {applicant} and withdraw it.
            </Trans>
          </p>
          <Given token={token} request={request} onAnswered={onAnswered} />
        </Message>
      )
    case 'declined':
      return (
        <Message title={<Trans>You declined this request</Trans>}>
          <Trans>You will not be asked about it again.</Trans>
        </Message>
      )
    case 'withdrawn':
      return (
        <Message title={<Trans>You have withdrawn your endorsement</Trans>}>
          <Trans>It no longer counts, and its credential has been revoked.</Trans>
        </Message>
      )
    case 'replaced':
      return (
        <Message title={<Trans>This request is no longer needed</Trans>}>
          <Trans>The person who asked you has found somebody else. You do not have to do anything.</Trans>
        </Message>
      )
    case 'unknown':
      return (
        <Message title={<Trans>This link does not work</Trans>}>
          <Trans>Copy the whole link from the email, or ask the person who named you to invite you again.</Trans>
        </Message>
      )
    case 'open':
    case 'expired':
      return (
        <Message title={<Trans>This link has expired</Trans>}>
          <Trans>If you still want to answer, ask the person who named you to invite you again.</Trans>
        </Message>
      )
  }
}

function Message({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <div className={styles.stack}>{children}</div>
    </div>
  )
}

function Given({ token, request: { endorsement, endorser, company }, onAnswered }: OverProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const withdraw = useMutation({
    mutationFn: () =>
      callApi<typeof endorsements.withdraw>(client, 'POST /shared/api/endorsements/withdraw', { body: { token } }),
    onSuccess: onAnswered,
  })
  async function ask() {
    const isSure = await confirm({
      title: t`Withdraw your endorsement?`,
      consequences: t`It will no longer count, and its credential will be revoked. This cannot be undone.`,
      keepLabel: t`Keep it`,
      actionLabel: t`Withdraw`,
    })
    if (isSure) withdraw.mutate()
  }
  if (!endorsement) return null
  return (
    <>
      <Callout>
        <p className={styles.text}>
          <bdi>{endorsement.text}</bdi>
        </p>
        <Seen skills={endorsement.skills} />
        <p className={styles.meta}>
          <bdi translate="no">{endorser}</bdi> · <bdi translate="no">{company}</bdi> ·{' '}
          <MomentOf at={endorsement.at} format="date" />
        </p>
      </Callout>
      <div>
        <Button variant="danger-text" onPress={() => void ask()} isPending={withdraw.isPending}>
          <Trans>Withdraw</Trans>
        </Button>
      </div>
    </>
  )
}
