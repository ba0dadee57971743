import { type NextStepSource, nextStep } from '#server/platform/wiring/next-step-source.ts'
import { isOperator } from '#shared/access/viewer.ts'
import { countWaitingCompanies } from './companies.service.ts'

export const companiesNextSteps: NextStepSource = async (db, viewer) => {
  if (!isOperator(viewer)) return []
  const count = await countWaitingCompanies(db)
  return count > 0 ? [nextStep('check_companies', { count })] : []
}
