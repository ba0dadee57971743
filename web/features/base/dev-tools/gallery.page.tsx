import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { GallerySections } from './gallery/gallery-sections.tsx'
import styles from './gallery.module.css'

export const handle = { frame: { width: 'wide' } } satisfies FrameHandle

/** Every component of the design system in all its states. Never part of production. */
export default function GalleryPage() {
  return (
    <div className={styles.gallery}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ href: '/', label: 'Home' }]} />}
        title="Meridian foundations"
        lead="One family: Onest. Icons: Tabler outline 1.75. Grid: 4 px."
      />
      <GallerySections />
    </div>
  )
}
