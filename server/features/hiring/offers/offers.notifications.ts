import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { offersNotifications as facts } from '#shared/features/hiring/offers/offers.notifications.ts'

export const offersNotifications: Record<keyof typeof facts, NotificationTitle> = {
  offer_received: (i18n, values) =>
    i18n._({
      id: 'notifications.offer_received',
      message: '{how, select, changed {{company} changed its offer: {job}} other {{company} made you an offer: {job}}}',
      values,
    }),
  offer_due: (i18n, values) =>
    i18n._({
      id: 'notifications.offer_due',
      message: 'The offer from {company} is waiting for your answer: {job}',
      values,
    }),
  offer_updated: (i18n, values) =>
    i18n._({
      id: 'notifications.offer_updated',
      message:
        '{how, select, kept {{company} kept its offer unchanged: {job}} extended {{company} gave you more time: {job}} not_extended {{company} did not extend its offer: {job}} withdrawn {{company} withdrew its offer: {job}} expired {The offer from {company} has expired: {job}} other {Signed by both sides: your contract with {company}}}',
      values,
    }),
  offer_approval: (i18n, values) =>
    i18n._({
      id: 'notifications.offer_approval',
      message:
        '{how, select, approved {The offer to {name} is approved: {job}} returned {The offer to {name} needs changes: {job}} other {An offer to {name} needs your approval: {job}}}',
      values,
    }),
  offer_answered: (i18n, values) =>
    i18n._({
      id: 'notifications.offer_answered',
      message:
        '{how, select, accepted {{name} signed your offer: {job}} countered {{name} asks for changes to your offer: {job}} declined {{name} declined your offer: {job}} more_time {{name} asks for more time: {job}} expired {Your offer to {name} has expired: {job}} ended {Your offer to {name} ended with the application: {job}} other {Signed by both sides: your contract with {name}}}',
      values,
    }),
}
