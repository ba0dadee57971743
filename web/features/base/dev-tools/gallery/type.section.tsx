import { Logo } from '#web/ui/logo.tsx'
import { Specimen, SpecimenSection } from './specimen.tsx'

const roles = [
  ['display', 'Work that fits where you live', 'display'],
  ['title', 'Good afternoon, Wanjiru', 'title'],
  ['figure', 'KES 780–930k', 'title'],
  ['section', 'Next steps', 'section'],
  ['row-title', 'Senior Backend Engineer, Payouts', 'section'],
  ['reading', 'Reading text 15, Łódź, São Paulo, Đà Nẵng', ''],
  ['interface', 'Interface text 14, Київ, Алматы', ''],
  ['secondary', 'Secondary text 13, القاهرة, 東京', ''],
  ['caption', 'Caption 12, never smaller', ''],
] as const

export function TypeSection() {
  return (
    <SpecimenSection title="Type">
      <Specimen title="Roles">
        {roles.map(([role, sample, tracking]) => (
          <p
            key={role}
            style={{
              font: `var(--type-${role})`,
              letterSpacing: tracking ? `var(--tracking-${tracking})` : undefined,
            }}
          >
            {sample}
          </p>
        ))}
      </Specimen>
      <Specimen title="Logo, links, keys">
        <Logo />
        <p>
          A sentence with <a href="#main">a link in it</a>, a key <kbd>Ctrl K</kbd> and <code>code()</code>.
        </p>
        <a href="#main">A link that stands alone</a>
      </Specimen>
    </SpecimenSection>
  )
}
