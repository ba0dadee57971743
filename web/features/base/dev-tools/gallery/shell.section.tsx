import { Button } from '#web/ui/button.tsx'
import { ActionBar } from '#web/ui/shell/action-bar.tsx'
import { TabsNav } from '#web/ui/tabs-nav.tsx'
import { Specimen, SpecimenSection } from './specimen.tsx'

/** The frame stands around this page and the page header above it; here are the other pieces pages put in. */
export function ShellSection() {
  return (
    <SpecimenSection title="Pieces of a page">
      <Specimen title="Pages side by side">
        <TabsNav
          label="Jobs"
          links={[
            { href: '/dev/ui', label: 'All jobs', count: '1,284' },
            { href: '/jobs/saved', label: 'Saved', count: 7 },
          ]}
        />
      </Specimen>
      <Specimen title="Action bar, on phones only">
        <ActionBar summary={<b>KES 780–930k</b>}>
          <Button variant="filled">Apply</Button>
        </ActionBar>
      </Specimen>
    </SpecimenSection>
  )
}
