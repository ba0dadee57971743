import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconCopy } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_SOURCE_MESSAGE, MAX_SOURCE_NAME } from '#shared/features/entry/sources/source-facts.ts'
import type { Source, sources } from '#shared/features/entry/sources/sources.contract.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { currentCompanyQuery, useCurrentCompany } from '#web/features/people/companies/current-company.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './company-links.module.css'

const MOST_SHOWN = 100

const linksQuery = (companyId: string) =>
  endpointQuery<typeof sources.list>('GET /shared/api/sources', { query: { companyId, limit: MOST_SHOWN } })

const queries = pageQueries(() => [currentCompanyQuery()])
export const loader = queries.server
export const clientLoader = queries.browser

export default function CompanyLinksPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Links />
    </QueryBoundary>
  )
}

/** Mirrors the server's policy, which is authoritative. */
const recruiting: readonly string[] = ['owner', 'admin', 'recruiter']

function Links() {
  const company = useCurrentCompany()
  const [created, setCreated] = useState(0)
  if (!company) return null
  const isVerified = isVerifiedCompany(company.status)
  const header = (
    <PageHeader
      title={<Trans>Shared links</Trans>}
      lead={<Trans>One link per place you post in, so that you see where people come from.</Trans>}
    />
  )
  if (!recruiting.includes(company.role))
    return (
      <>
        {header}
        <Callout>
          <Trans>Only owners, admins and recruiters see and create shared links.</Trans>
        </Callout>
      </>
    )
  return (
    <>
      {header}
      {!isVerified && (
        <Callout
          tone="warn"
          title={<Trans>Your company is not verified yet</Trans>}
          action={
            <LinkButton href="/company/verification">
              <Trans>Verify your company</Trans>
            </LinkButton>
          }
        >
          <Trans>
            Shared links show your company’s name on the sign-up page, so your company must be verified first.
          </Trans>
        </Callout>
      )}
      <div className={styles.columns}>
        <LinkList companyId={company.id} />
        {isVerified && (
          // An empty form after each link.
          <NewLink key={created} companyId={company.id} onCreated={() => setCreated(created + 1)} />
        )}
      </div>
    </>
  )
}

function LinkList({ companyId }: { companyId: string }) {
  const { t, i18n } = useLingui()
  const { data, error } = useQuery(linksQuery(companyId))
  if (error) return <Callout>{describeFailure(i18n, error)}</Callout>
  return (
    <Card padding="flush">
      {data?.items.length === 0 && (
        <p className={styles.empty}>
          <Trans>
            No links yet. Create one for each place where you share your jobs, and see how many people it brings.
          </Trans>
        </p>
      )}
      <List label={t`Shared links`}>
        {data?.items.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </List>
    </Card>
  )
}

const pathOf = ({ id }: Source): string => `/signup/${id}`

function LinkRow({ link }: { link: Source }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { name, arrivals, signUps, endedAt, can } = link
  const end = useMutation({
    mutationFn: async () => {
      const isSure = await confirm({
        title: t`End the link “${name}”?`,
        consequences: t`The link will open the regular sign-up page. Its statistics are kept.`,
        keepLabel: t`Keep it`,
        actionLabel: t`End link`,
      })
      if (isSure)
        await callApi<typeof sources.end>(client, 'POST /shared/api/sources/:id/end', { params: { id: link.id } })
    },
    onError: (error) => void showToast({ text: describeFailure(i18n, error) ?? '', isFailure: true }),
    onSettled: () => cache.invalidateQueries(),
  })
  async function copy() {
    await navigator.clipboard.writeText(new URL(pathOf(link), window.location.origin).href)
    await showToast({ text: t`Link copied` })
  }
  return (
    <ListRow
      title={name}
      meta={
        <>
          {endedAt && (
            <Chip tone="outline" size="small">
              <Trans>Ended</Trans>
            </Chip>
          )}
          <Plural value={arrivals} _0="no visits yet" one="# visit" other="# visits" />
          <span>
            {'· '}
            <Plural value={signUps} _0="no new accounts" one="# new account" other="# new accounts" />
          </span>
        </>
      }
      facts={
        <bdi dir="ltr" className={styles.address}>
          {pathOf(link)}
        </bdi>
      }
      action={
        endedAt === null && (
          <span className={styles.tools}>
            <Button variant="light" icon={IconCopy} onPress={() => void copy()} aria-label={t`Copy the link ${name}`}>
              <Trans>Copy</Trans>
            </Button>
            {can.end && (
              <Button
                variant="danger-text"
                isPending={end.isPending}
                onPress={() => end.mutate()}
                aria-label={t`End the link ${name}`}
              >
                <Trans>End</Trans>
              </Button>
            )}
          </span>
        )
      }
    />
  )
}

function NewLink({ companyId, onCreated }: { companyId: string; onCreated: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () => import('#shared/features/entry/sources/sources.contract.ts').then(({ newSource }) => newSource),
    initialValues: { kind: 'company' as const, companyId, name: '', message: '' },
    send: (body, idempotencyKey) =>
      callApi<typeof sources.create>(client, 'POST /shared/api/sources', { body, idempotencyKey }),
    onSuccess: async () => {
      await cache.invalidateQueries()
      onCreated()
    },
  })
  return (
    <Card title={<Trans>New link</Trans>}>
      <Form {...form.formProps}>
        <TextField
          {...form.field('name')}
          label={t`Where you will share it`}
          help={t`People who follow the link see this name, for example “Nairobi Devs meetup”.`}
          missingMessage={t`Enter a name.`}
          maxLength={MAX_SOURCE_NAME}
        />
        <TextArea
          {...form.field('message')}
          label={t`Message`}
          help={t`Shown above the sign-up form.`}
          isOptional
          rows={3}
          countTo={MAX_SOURCE_MESSAGE}
        />
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Create link</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}
