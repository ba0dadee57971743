import { ButtonsSection } from './buttons.section.tsx'
import { ColourSection } from './colour.section.tsx'
import { DataSection } from './data.section.tsx'
import { FieldsSection } from './fields.section.tsx'
import { IdentityMarksSection } from './identity-marks.section.tsx'
import { OverlaysSection } from './overlays.section.tsx'
import { ShellSection } from './shell.section.tsx'
import { SignatureSection } from './signature.section.tsx'
import { StatesSection } from './states.section.tsx'
import { TypeSection } from './type.section.tsx'

export function GallerySections() {
  return (
    <>
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
    </>
  )
}
