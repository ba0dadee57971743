import { Button } from '#web/ui/button.tsx'
import { ActionBar } from '#web/ui/shell/action-bar.tsx'
import { TabsNav } from '#web/ui/tabs-nav.tsx'
import { Specimen, SpecimenSection } from './specimen.tsx'

/** This page already has a frame and a page header; these are the other pieces a page can use. */
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
