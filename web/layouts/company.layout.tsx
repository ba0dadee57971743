import { Outlet } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { currentCompanyQuery, ownCompaniesQuery } from '#web/features/people/companies/current-company.ts'
import { useFrame } from './frame-slots.tsx'
import { DefaultFrame } from './frames/default-frame.tsx'
import { CompanySwitch } from './tools/company-switch.tsx'

const queries = pageQueries(() => [currentCompanyQuery(), ownCompaniesQuery()])
export const loader = queries.server
export const clientLoader = queries.browser

/** The company workspace: its pages find the current company in the query cache, during server rendering too. */
export default function CompanyLayout({ loaderData }: { loaderData: PageData }) {
  const { slots, layout: _layout, ...options } = useFrame()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <DefaultFrame {...options} layout="company" notices={slots.status} tools={<CompanySwitch />}>
        <Outlet />
      </DefaultFrame>
    </QueryBoundary>
  )
}
