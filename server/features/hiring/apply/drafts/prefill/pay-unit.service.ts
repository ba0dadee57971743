// Default currency and period for the expected pay: as answered before, else as the job pays, else in the talent's display
// currency or that of their country.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { currencyOf } from '#server/features/base/reference/reference.service.ts'
import { findEarlierSubmissions } from '#server/features/hiring/applications/own/earlier-submissions.service.ts'
import { readTalentFacts } from '#server/features/people/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import type { ApplyForm } from '#shared/features/hiring/apply/apply-form.contract.ts'
import type { JobPay } from '#shared/features/jobs/jobs/job-terms.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { DraftRow } from '../drafts.queries.ts'

type PayUnit = NonNullable<Draft['payUnit']>

/** Null if the form does not ask for pay, it is already answered, or there is no default. */
export async function findPayUnit(
  db: Db,
  { personId, answers }: Pick<DraftRow, 'personId' | 'answers'>,
  { questions }: ApplyForm,
  { pay }: { pay: JobPay | null },
): Promise<PayUnit | null> {
  if (!questions.some(({ id, type }) => type === 'salary_expectation' && !answers[id])) return null
  const { payFloor } = await readTalentFacts({ db }, personId)
  const unit = (await findAnsweredUnit(db, personId)) ?? payFloor
  if (unit) return { currency: unit.currency, period: unit.period }
  const offered = pay?.min ?? pay?.max
  if (pay && offered) return { currency: offered.currency, period: askedPeriod(pay.period) }
  const { currency, country } = await findPerson(db, personId)
  const usual = currency ?? (country && currencyOf(country))
  return usual ? { currency: usual, period: 'month' } : null
}

/** From the latest answer to any question about pay, however it was worded. */
async function findAnsweredUnit(db: Db, personId: Id): Promise<PayUnit | null> {
  for (const { sent } of await findEarlierSubmissions(db, personId))
    for (const { type, value } of sent.answers)
      if (type === 'salary_expectation' && typeof value === 'object' && value !== null && 'currency' in value)
        return { currency: value.currency, period: value.period }
  return null
}

const askedPeriods: readonly string[] = ['hour', 'month', 'year'] satisfies PayUnit['period'][]

/** Jobs may pay by the day or per project; the form then asks for monthly pay. */
const askedPeriod = (period: JobPay['period']): PayUnit['period'] =>
  askedPeriods.includes(period) ? (period as PayUnit['period']) : 'month'
