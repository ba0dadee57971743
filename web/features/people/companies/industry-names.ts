import { useLingui } from '@lingui/react/macro'
import type { industries } from '#shared/features/people/companies/company-facts.ts'

export function useIndustryNames(): Record<(typeof industries)[number], string> {
  const { t } = useLingui()
  return {
    agriculture: t`Agriculture`,
    commerce: t`Commerce`,
    construction: t`Construction`,
    developer_tools: t`Developer tools`,
    education: t`Education`,
    energy: t`Energy`,
    finance: t`Finance`,
    games: t`Games`,
    health: t`Health`,
    hospitality: t`Hospitality`,
    logistics: t`Logistics`,
    manufacturing: t`Manufacturing`,
    media: t`Media`,
    mobility: t`Mobility`,
    public_services: t`Public services`,
    science: t`Science`,
    security: t`Security`,
    telecommunications: t`Telecommunications`,
  }
}
