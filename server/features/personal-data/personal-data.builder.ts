// What tests of this area share: waiting for the queue, opening archives, reading everything there is.

import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { fromBufferPromise, type ZipFile } from 'yauzl'
