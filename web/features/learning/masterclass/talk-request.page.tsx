import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { ChoiceLinks } from '#web/features/jobs/jobs/parts/choice-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './masterclass.module.css'
import { MasterclassNav } from './masterclass-nav.tsx'
import { OfferForm } from './requests/offer-form.tsx'
import { OfferList } from './requests/offer-list.tsx'
import { RequestForm } from './requests/request-form.tsx'
import { RequestList } from './requests/request-list.tsx'
import { offersQuery, requestsQuery } from './talk-queries.ts'

const PATH = '/masterclass/talk-request'
const isOffering = (params: URLSearchParams): boolean => params.get('show') === 'offers'

const queries = pageQueries(({ url }) => [isOffering(url.searchParams) ? offersQuery() : requestsQuery()])
export const loader = queries.server
export const clientLoader = queries.browser

export default function TalkRequestPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const isOffer = isOffering(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.page}>
        <PageHeader
          title={<Trans>Request a talk</Trans>}
          lead={
            <Trans>
              Say what you would like to hear about, vote for what others ask for, or offer a talk yourself.
            </Trans>
          }
        />
        <MasterclassNav />
        <ChoiceLinks
          label={t`Requests and offers`}
          links={[
            { href: PATH, label: t`Requests`, isCurrent: !isOffer },
            { href: `${PATH}?show=offers`, label: t`Offer a talk`, isCurrent: isOffer },
          ]}
        />
        {isOffer ? (
          <div className={styles.columns}>
            <OfferForm />
            <OfferList />
          </div>
        ) : (
          <div className={styles.columns}>
            <RequestList />
            <RequestForm />
          </div>
        )}
      </div>
    </QueryBoundary>
  )
}
