import { useLazyComponent } from '#web/app/document/use-lazy-component.ts'

const load = () => import('./inbox-count.tsx').then((module) => module.InboxCount)

export function InboxWatch({ personId }: { personId: string }) {
  const render = useLazyComponent(load)
  return render({ personId })
}
