// npm run seed: fills the demo world where it is missing. With --fresh everything is thrown away first, which only a local
// or test installation allows.

import { createLog } from '#server/platform/log.ts'
