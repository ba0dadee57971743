import { useLoadedLater } from '../loaded-later.ts'

const load = () => import('./inbox-count.tsx').then((module) => module.InboxCount)

export function InboxWatch({ personId }: { personId: string }) {
  const draw = useLoadedLater(load)
  return draw({ personId })
}
