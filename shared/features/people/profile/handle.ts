// The name of a public page: /t/{handle}.

import { z } from 'zod'
import { MAX_HANDLE, MIN_HANDLE } from './handle-limits.ts'

/** Words that would look like a page of ours or like somebody who speaks for us. */
const reserved = new Set(
  `about account admin administrator api app apply billing blog careers company contact dashboard docs elite help hello home info
   inbox jobs legal login logout mail me meridian moderator new news nobody null official operator ops owner page pay payments
   press privacy profile public root security settings share signin signup staff status support system talent team terms test
   undefined user verify www`.split(/\s+/),
)

export const isReservedHandle = (handle: string): boolean => reserved.has(handle)

/** Lower-case letters, digits and single hyphens inside. */
const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const handle = z
  .string()
  .trim()
  .toLowerCase()
  .min(MIN_HANDLE)
  .max(MAX_HANDLE)
  .refine((text) => HANDLE.test(text), {
    params: /* i18n */ {
      id: 'validation.handle',
      message: 'Use letters from a to z, digits and single hyphens, for example wanjiru-kamau.',
    },
  })
  .refine((text) => !isReservedHandle(text), {
    params: /* i18n */ { id: 'validation.handle_reserved', message: 'This name is reserved. Choose another.' },
  })
