// npm run bench [-- NAME …] — measures speed, always beside a peer in the same run; each bench is a file beside this one.

import { runByName } from '../scripts/product/run-by-name.ts'

runByName(import.meta.filename)
