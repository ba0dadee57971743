import type { MessageDescriptor } from '@lingui/core'

/** A kind of notification as the settings name it. */
export type NotificationWords = { label: MessageDescriptor; help: MessageDescriptor }
