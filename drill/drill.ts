// npm run drill [-- NAME …] — takes the system apart on purpose; each drill is a file beside this one.

import { runByName } from '../scripts/product/run-by-name.ts'

runByName(import.meta.filename)
