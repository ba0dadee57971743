import { comparablePay } from '#shared/features/jobs/jobs/pay/comparable-pay.ts'
import type { PayFloor, TalentFacts } from '#shared/features/people/talents/talent-facts.ts'
import { majorUnits } from '#shared/kit/money.ts'
import { choose, everything, type SearchState } from '#web/features/jobs/job-search/address/search-state.ts'

/** With less overlap than this, people never meet. */
const SHARED_HOURS = 2

/** The search that matches a person's answers; missing answers do not filter anything. */
export function searchOf(facts: TalentFacts | null): SearchState {
  const { place = null, hours = null, payFloor = null, work = null } = facts ?? {}
  const skills = work?.skills.map(({ slug }) => slug) ?? []
  return choose(
    {
      ...everything,
      openTo: place?.country ?? null,
      overlap: hours ? SHARED_HOURS : null,
      pay: payFloor && yearlyPay(payFloor),
      currency: payFloor?.currency ?? null,
    },
    'skill',
    skills,
  )
}

function yearlyPay({ amount, currency, period }: PayFloor): number | null {
  const least = { amount, currency }
  const pay = { min: least, max: null, period, hoursPerWeek: 40, basis: 'gross', policy: 'global' } as const
  const yearly = comparablePay(pay, { currency, period: 'year' }, {})?.min
  return yearly ? Math.max(1, Math.round(majorUnits(yearly))) : null
}
