// npm run bench [-- NAME …] — measures speed, always against a peer in the same run; each bench is a file in this
// folder.

import { runByName } from '../scripts/product/run-by-name.ts'

runByName(import.meta.filename)
