import { Outlet } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import {
  currentCompanyQuery,
  ownCompaniesQuery,
  useCurrentCompany,
} from '#web/features/people/companies/current-company.ts'
import { useFrame } from './frame-slots.tsx'
import { DefaultFrame } from './frames/default-frame.tsx'
import { companyNavigation } from './navigation/company-navigation.ts'
import { provideNavigation } from './navigation/workspace-navigation.ts'
import { CompanyBrand } from './tools/workspaces/company-brand.tsx'
import { CompanySwitch } from './tools/workspaces/company-switch.tsx'

provideNavigation('company', companyNavigation)

const queries = pageQueries(() => [currentCompanyQuery(), ownCompaniesQuery()])
export const loader = queries.server
export const clientLoader = queries.browser

/** The company workspace: its pages find the current company in the query cache, during server rendering too. */
export default function CompanyLayout({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <CompanyFrame />
    </QueryBoundary>
  )
}

function CompanyFrame() {
  const { slots, layout: _layout, ...options } = useFrame()
  const company = useCurrentCompany()
  return (
    <DefaultFrame
      {...options}
      layout="company"
      brand={company && <CompanyBrand name={company.name} />}
      title={company?.name}
      notices={slots.status}
      tools={<CompanySwitch />}
    >
      <Outlet />
    </DefaultFrame>
  )
}
