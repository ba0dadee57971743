// Every layout with sample content in all its slots, for visual review and the accessibility checks. The texts are samples, so
// they are not translated.

import { Suspense } from 'react'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useParams } from 'react-router'
import { isLayout, type Layout } from '#shared/layouts.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'

// Lazy: all layouts together are many files, which must not appear in the preload list that every visitor gets.
const LayoutSample = lazyPart(async () => (await import('./layout-samples/layout-sample.tsx')).LayoutSample)

export const handle = { frame: { width: 'own' } } satisfies FrameHandle

function requireLayout({ params }: Pick<LoaderFunctionArgs, 'params'>): null {
  if (!isLayout(params['layout'] ?? '')) throw data(null, { status: 404 })
  return null
}

export const loader = (args: LoaderFunctionArgs) => requireLayout(args)
export const clientLoader = (args: ClientLoaderFunctionArgs) => requireLayout(args)

export default function LayoutPreviewPage() {
  return (
    <Suspense fallback={null}>
      <LayoutSample layout={useParams()['layout'] as Layout} />
    </Suspense>
  )
}
