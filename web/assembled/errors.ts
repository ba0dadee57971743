// Written by `npm run fix` from the X.errors.ts of every feature.

import { screenersErrors } from '../features/hiring/screeners/screeners.errors.ts'
import { paymentsErrors } from '../features/market/payments/payments.errors.ts'
import { profileErrors } from '../features/people/profile/profile.errors.ts'

export const errors = {
  ...profileErrors,
  ...screenersErrors,
  ...paymentsErrors,
}
