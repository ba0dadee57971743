import { useLazyComponent } from '#web/app/document/use-lazy-component.ts'

const load = () => import('#web/platform/realtime/connection-strip.tsx').then((module) => module.ConnectionStrip)

export function LiveStrip() {
  const render = useLazyComponent(load)
  return render({})
}
