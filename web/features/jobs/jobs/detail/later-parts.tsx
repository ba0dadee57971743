// Parts of a job's page that are drawn by the server and only read: their code comes after that of the page. Nothing of them
// may change while it is awaited, or React would throw away what is drawn: what they are given stays the same. Their
// looks come with the page.

import { type ComponentProps, type ComponentType, memo, Suspense } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import '../applying/asked-list.module.css'
import '../applying/what-you-need.module.css'
import '../text/job-text.module.css'
import './hiring-stages.module.css'
import './job-about.module.css'
import '../parts/job-card.module.css'

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load)
  return memo((props: Props) => (
    <Suspense>
      <Part {...(props as Props & ComponentProps<typeof Part>)} />
    </Suspense>
  ))
}

export const LaterAbout = later(async () => (await import('./job-about.tsx')).JobAbout)
export const LaterStages = later(async () => (await import('./hiring-stages.tsx')).HiringStages)
export const LaterNeeds = later(async () => (await import('../applying/what-you-need.tsx')).WhatYouNeed)
