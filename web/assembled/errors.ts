// Written by `npm run fix` from the X.errors.ts of every feature.

import { screenersErrors } from '../features/hiring/screeners/screeners.errors.ts'

export const errors = {
  ...screenersErrors,
}
