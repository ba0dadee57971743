// Static, server-rendered parts of a job's page, whose code loads after that of the page. They must not re-render while pending,
// or React would discard the server's HTML: hence memo, and stable props.

import { type ComponentProps, type ComponentType, memo, Suspense } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'

export function lazyStatic<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load)
  return memo((props: Props) => (
    <Suspense>
      <Part {...(props as Props & ComponentProps<typeof Part>)} />
    </Suspense>
  ))
}

export const LazyAbout = lazyStatic(async () => (await import('./job-about.tsx')).JobAbout)
export const LazyStages = lazyStatic(async () => (await import('./hiring-stages.tsx')).HiringStages)
export const LazyWhatYouNeed = lazyStatic(async () => (await import('../applying/what-you-need.tsx')).WhatYouNeed)
