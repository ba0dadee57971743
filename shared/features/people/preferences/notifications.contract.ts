import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'
import { type NotificationEvent, notificationChannels, notificationModes } from '#shared/notification-facts.ts'
import { canChoose, notificationEventNames } from './notification-events.ts'

const event = z.enum(notificationEventNames as [NotificationEvent, ...NotificationEvent[]])
const channel = z.enum(notificationChannels)
const mode = z.enum(notificationModes)

const minute = z
  .int()
  .min(0)
  .max(MINUTES_PER_DAY - 1)

/** Minutes after midnight in the person's time zone; `to` before `from` means they run past midnight. */
export const quietHours = z.object({ from: minute, to: minute }).refine(({ from, to }) => from !== to, {
  path: ['to'],
  params: /* i18n */ { id: 'validation.quiet_hours', message: 'Choose an end that differs from the start.' },
})

const choice = z.object({ event, channel, mode }).meta({ id: 'NotificationChoice' })
export type NotificationChoice = z.infer<typeof choice>

const settings = z
  .object({
    /** Every event and channel, including those at their default. */
    choices: z.array(choice),
    quietHours: quietHours.nullable(),
  })
  .meta({ id: 'NotificationSettings' })
export type NotificationSettings = z.infer<typeof settings>

export const notificationChange = z
  .object({
    choice: choice.refine((given) => canChoose(given.event, given.channel, given.mode), {
      path: ['mode'],
      params: /* i18n */ {
        id: 'validation.notification_mode',
        message: 'This one protects your account, so it stays on.',
      },
    }),
    quietHours: quietHours.nullable(),
  })
  .partial()
  .strict()
export type NotificationChange = z.infer<typeof notificationChange>

export const notifications = {
  show: endpoint({
    method: 'GET',
    path: '/shared/api/settings/notifications',
    guard: 'verified',
    summary: 'Your notification settings per event and channel, and your quiet hours.',
    response: settings,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/shared/api/settings/notifications',
    guard: 'verified',
    summary: 'Changes one notification setting or the quiet hours; null turns them off.',
    body: notificationChange,
    response: settings,
  }),
}
