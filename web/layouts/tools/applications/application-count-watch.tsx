import { useLazyComponent } from '#web/app/document/use-lazy-component.ts'

const load = () => import('./application-count-sync.tsx').then((module) => module.ApplicationCountSync)

export function ApplicationCountWatch({ personId }: { personId: string }) {
  const render = useLazyComponent(load)
  return render({ personId })
}
