import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { projectsNotifications as facts } from '#shared/features/elite/projects/projects.notifications.ts'

export const projectsNotifications: Record<keyof typeof facts, NotificationTitle> = {
  project_news: (i18n, values) =>
    i18n._({
      id: 'notifications.project_news',
      message:
        '{how, select, proposed {You have a new project: {title}} sign {The member accepted the project {title}} start {Your project has started: {title}} pause {The project {title} is paused} resume {The project {title} has resumed} complete {Your project is completed: {title}} terminate {The project {title} has ended early} submit {A milestone of {title} is waiting for your approval} approve {A milestone of {title} was approved} auto_approve {A milestone of {title} was approved automatically} request_changes {The company asks for changes to a milestone of {title}} dispute {A dispute about a milestone of {title} has been opened} replied {The other side has replied in the dispute about a milestone of {title}} decided {An operator has decided the dispute about a milestone of {title}} propose {A change to {title} is waiting for your answer} accept {Your change to {title} was accepted} decline {Your change to {title} was declined} abandoned {The project {title} has ended, because the member deleted their account} other {The reviews of {title} are here}}',
      values,
    }),
}
