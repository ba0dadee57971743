import type { I18n } from '@lingui/core'
import type { Viewer } from '#shared/access/viewer.ts'

/** Who asks, and the language the answer is written in. */
export type Requester<Person = Viewer> = { viewer: Person; i18n: I18n }
