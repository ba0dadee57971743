import { useQuery } from '@tanstack/react-query'
import { workspaceHome } from '#shared/access/workspace.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { currentCompanyQuery } from '#web/features/people/companies/current-company.ts'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { CompanyBrand } from './company-brand.tsx'

/** The company's name above the navigation of its workspace, on pages that do not load it themselves. */
export function OwnCompanyBrand() {
  return (
    <QueryBoundary>
      <Brand />
    </QueryBoundary>
  )
}

function Brand() {
  const company = useQuery(currentCompanyQuery()).data?.company
  if (company) return <CompanyBrand name={company.name} />
  return (
    <Link to={workspaceHome.company}>
      <Logo />
    </Link>
  )
}
