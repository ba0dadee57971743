import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { ButtonsSection } from './gallery/buttons.section.tsx'
import { ColourSection } from './gallery/colour.section.tsx'
import { DataSection } from './gallery/data.section.tsx'
import { FieldsSection } from './gallery/fields.section.tsx'
import { IdentityMarksSection } from './gallery/identity-marks.section.tsx'
import { OverlaysSection } from './gallery/overlays.section.tsx'
import { ShellSection } from './gallery/shell.section.tsx'
import { SignatureSection } from './gallery/signature.section.tsx'
import { StatesSection } from './gallery/states.section.tsx'
import { TypeSection } from './gallery/type.section.tsx'
import styles from './gallery.module.css'

export const handle = { frame: { width: 'wide' } } satisfies FrameHandle

/** Every piece of the design system in all its states. Never part of production. */
export default function GalleryPage() {
  return (
    <div className={styles.gallery}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ href: '/', label: 'Home' }]} />}
        title="Meridian foundations"
        lead="One family: Onest. Icons: Tabler outline 1.75. Grid: 4 px."
      />
      <ColourSection />
      <TypeSection />
      <ButtonsSection />
      <FieldsSection />
      <SignatureSection />
      <IdentityMarksSection />
      <StatesSection />
      <OverlaysSection />
      <DataSection />
      <ShellSection />
    </div>
  )
}
