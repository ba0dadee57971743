import { useLoadedLater } from './loaded-later.ts'

const load = () => import('#web/platform/realtime/line-strip.tsx').then((module) => module.LineStrip)

export function LiveStrip() {
  const draw = useLoadedLater(load)
  return draw({})
}
