import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { OwnService, ownServices, ServiceContent } from '#shared/features/market/services/own-services.contract.ts'
import { isPublicService, isServiceInReview } from '#shared/features/market/services/service-status.ts'
import { callApi } from '#web/app/api.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from '../marketplace.module.css'
import { MARKETPLACE, ownServiceQuery, refreshServices } from '../service-queries.ts'
import { useServiceStatusNames } from '../service-words.ts'
import { MissingSteps } from './missing-steps.tsx'
import { editHref } from './own-services.tsx'
import { ServiceForm } from './service-form.tsx'
import { ServiceSteps } from './service-steps.tsx'

export function ServiceEditor({ id }: { id: string }) {
  return id === 'new' ? <NewService /> : <ExistingService id={id} />
}

function useCrumbs() {
  const { t } = useLingui()
  return <Breadcrumbs crumbs={[{ label: t`My services`, href: `${MARKETPLACE}?show=mine` }]} />
}

const emptyTier = { price: 0, days: 3, revisions: 1, includes: [] }

function NewService() {
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const currency = useIdentity()?.homeCurrency ?? 'EUR'
  const content: ServiceContent = {
    title: '',
    category: 'code',
    description: '',
    skills: [],
    languages: ['en'],
    currency,
    tax: 'unknown',
    tiers: [emptyTier],
    addons: [],
    faq: [],
  }
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={useCrumbs()}
        title={<Trans>Offer a service</Trans>}
        lead={<Trans>Save a draft first. You submit it for review when it is ready.</Trans>}
      />
      <ServiceForm
        content={content}
        isNew
        send={(body, idempotencyKey) =>
          callApi<typeof ownServices.create>(client, 'POST /talent/api/own-services', { body, idempotencyKey })
        }
        onSaved={async (saved) => {
          cache.setQueryData(ownServiceQuery(saved.id).queryKey, saved)
          await refreshServices(cache)
          await navigate(editHref(saved.id))
        }}
      />
    </div>
  )
}

function ExistingService({ id }: { id: string }) {
  const { data: service } = useSuspenseQuery(ownServiceQuery(id))
  const statuses = useServiceStatusNames()
  const { status, reason, missing, content, canEdit } = service
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={useCrumbs()}
        title={<bdi translate="no">{content.title}</bdi>}
        lead={statuses[status]}
        actions={
          isPublicService(status) && (
            <LinkButton href={`${MARKETPLACE}?service=${id}`}>
              <Trans>See the page</Trans>
            </LinkButton>
          )
        }
      />
      {reason !== '' && (
        <Callout tone="warn" title={<Trans>Changes needed</Trans>}>
          <bdi translate="no">{reason}</bdi>
        </Callout>
      )}
      {isServiceInReview(status) && (
        <Callout>
          <Trans>We read every new service. You will hear from us within two days.</Trans>
        </Callout>
      )}
      <MissingSteps missing={missing} />
      <ServiceSteps service={service} />
      {canEdit && <ChangeService key={status} service={service} />}
    </div>
  )
}

function ChangeService({ service: { id, content } }: { service: OwnService }) {
  const { client } = useSession()
  const cache = useQueryClient()
  return (
    <ServiceForm
      content={content}
      isNew={false}
      send={(body) =>
        callApi<typeof ownServices.change>(client, 'PUT /talent/api/own-services/:id', { params: { id }, body })
      }
      onSaved={async (saved) => {
        cache.setQueryData(ownServiceQuery(id).queryKey, saved)
        await refreshServices(cache)
      }}
    />
  )
}
