import type { MessageDescriptor } from '@lingui/core'

/** A kind of notification as shown in the settings. */
export type NotificationWords = { label: MessageDescriptor; help: MessageDescriptor }
