import type { I18n } from '@lingui/core'
import type { Identity } from '#shared/access/identity.ts'

export type Reader = { viewer: Identity; i18n: I18n }
