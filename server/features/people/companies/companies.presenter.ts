import type {
  Company,
  CompanyCard,
  OwnCompany,
  WaitingCompany,
} from '#shared/features/people/companies/companies.contract.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { CompanyStatusEvent } from '#shared/features/people/companies/company-status.ts'
import { canEditPage, canManageTeam, canVerify } from './companies.policy.ts'
import type { PlacedCompany } from './facts/company-place.ts'

export const presentCompanyCard = (company: PlacedCompany): CompanyCard => ({
  id: company.id,
  slug: company.slug,
  name: company.name,
  country: company.country,
  city: company.city,
  timeZone: company.timeZone,
  size: company.size,
  industry: company.industry,
  workWindow: { from: company.workFrom, to: company.workTo },
})

export const presentCompany = (company: PlacedCompany, possible: readonly CompanyStatusEvent[]): Company => ({
  ...presentCompanyCard(company),
  about: company.about,
  website: company.website,
  hiring: {
    entityCountries: company.entityCountries,
    partnerCountries: company.partnerCountries,
    takesContractors: company.takesContractors,
    contractorCountries: company.contractorCountries,
  },
  domain: company.domain,
  status: company.status,
  updatedAt: company.updatedAt.toISOString(),
  createdAt: company.createdAt.toISOString(),
  can: {
    verify: possible.includes('verify'),
    suspend: possible.includes('suspend'),
    reinstate: possible.includes('reinstate'),
    close: possible.includes('close'),
  },
})

export const presentOwnCompany = (company: PlacedCompany, role: MemberRole): OwnCompany => ({
  ...presentCompanyCard(company),
  status: company.status,
  role,
  can: {
    editPage: canEditPage({ status: company.status, memberRole: role }),
    verify: canVerify({ status: company.status, memberRole: role }),
    manageTeam: canManageTeam({ status: company.status, memberRole: role }),
  },
})

export const presentWaitingCompany = (company: PlacedCompany): WaitingCompany => ({
  ...presentCompanyCard(company),
  website: company.website,
  createdAt: company.createdAt.toISOString(),
  checkRequestedAt: (company.checkRequestedAt ?? company.createdAt).toISOString(),
  checkNote: company.checkNote,
})
