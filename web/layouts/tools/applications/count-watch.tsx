import { useLoadedLater } from '../loaded-later.ts'

const load = () => import('./count-asking.tsx').then((module) => module.CountAsking)

export function CountWatch({ personId }: { personId: string }) {
  const draw = useLoadedLater(load)
  return draw({ personId })
}
