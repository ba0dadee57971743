import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { companies, WaitingCompany } from '#shared/features/people/companies/companies.contract.ts'
import { formatDistance } from '#shared/kit/time-format.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Country } from '#web/ui/country.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { HomeCard, HomeCardProps } from './home-card.ts'
import { nextStepsQuery, waitingCompaniesQuery } from './home-queries.ts'

export const companyChecksCard: HomeCard = {
  id: 'company-checks',
  column: 'main',
  isFor: ({ roles }) => roles.includes('operator'),
  queries: [waitingCompaniesQuery],
  Card: CompanyChecksCard,
}

/** For operators: companies that have not been verified yet. */
function CompanyChecksCard({ now }: HomeCardProps) {
  const { data } = useSuspenseQuery(waitingCompaniesQuery)
  if (data.items.length === 0) return null
  return (
    <div id="company-checks">
      <Card title={<Trans>Companies awaiting verification</Trans>} padding="flush">
        <List>
          {data.items.map((company) => (
            <WaitingRow key={company.id} company={company} now={now} />
          ))}
        </List>
      </Card>
    </div>
  )
}

function WaitingRow({ company, now }: { company: WaitingCompany; now: number }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const queryClient = useQueryClient()
  const { name, website, checkNote } = company
  const verify = useMutation({
    mutationFn: () =>
      callApi<typeof companies.changeStatus>(client, 'POST /ops/api/companies/:id/status', {
        params: { id: company.id },
        body: { event: 'verify' },
      }),
    onSuccess: () => showToast({ text: t`${name} is verified. People can find it now.` }),
    onError: (error) => showToast({ text: describeFailure(i18n, error) ?? '', isFailure: true }),
    // Also after an error: someone else may have verified it in the meantime.
    onSettled: () =>
      Promise.all(
        [waitingCompaniesQuery, nextStepsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
  const since = formatDistance(Date.parse(company.createdAt), now, i18n.locale)
  return (
    <ListRow
      mark={<CompanyMark name={name} />}
      title={name}
      meta={
        <>
          <Country code={company.country} city={company.city} />
          <span>· {t`registered ${since}`}</span>
        </>
      }
      facts={
        website && (
          <a href={website} target="_blank" rel="noreferrer nofollow">
            <bdi>{website}</bdi>
          </a>
        )
      }
      {...(checkNote !== null && { reason: checkNote })}
      action={
        <Button
          variant="light"
          isPending={verify.isPending}
          onPress={() => verify.mutate()}
          aria-label={t`Verify ${name}`}
        >
          <Trans>Verify</Trans>
        </Button>
      }
    />
  )
}
