// npm run drill [-- NAME …] — breaks the system on purpose; each drill is a file in this folder.

import { runByName } from '../scripts/product/run-by-name.ts'

runByName(import.meta.filename)
