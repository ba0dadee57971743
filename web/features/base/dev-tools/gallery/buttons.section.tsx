import { IconBookmark, IconDots, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Specimen, SpecimenRow, SpecimenSection } from './specimen.tsx'

export function ButtonsSection() {
  return (
    <SpecimenSection title="Buttons">
      <Specimen title="Variants">
        <SpecimenRow>
          <Button variant="filled">Apply</Button>
          <Button>Save</Button>
          <Button variant="light">Move on</Button>
          <Button variant="text">Skip</Button>
        </SpecimenRow>
        <SpecimenRow>
          <Button variant="danger">Withdraw</Button>
          <Button variant="danger-text">Delete account</Button>
          <Button variant="sun">Prepare</Button>
        </SpecimenRow>
        <SpecimenRow>
          <LinkButton href="/dev/ui" icon={IconPlus}>
            A link
          </LinkButton>
          <IconButton glyph={IconBookmark} label="Save job" />
          <IconButton glyph={IconDots} label="More" />
        </SpecimenRow>
      </Specimen>
      <Specimen title="States">
        <SpecimenRow>
          <Button variant="filled" isPending>
            Apply now
          </Button>
          <Button isPending>Save</Button>
          <Button isDisabled>Closed</Button>
        </SpecimenRow>
        <p>This job closed yesterday.</p>
        <LoadingDemo />
        <Button variant="filled" size="large" isWide>
          Sign in
        </Button>
      </Specimen>
      <Specimen title="Views and tabs">
        <ViewDemo />
        <Tabs
          label="Jobs"
          tabs={[
            { id: 'all', label: 'All jobs', count: '1,284', content: <p>Everything open to you.</p> },
            { id: 'saved', label: 'Saved', count: 7, content: <p>What you kept.</p> },
          ]}
        />
      </Specimen>
    </SpecimenSection>
  )
}

function LoadingDemo() {
  const [isPending, setIsPending] = useState(false)
  return (
    <SpecimenRow>
      <Button variant="light" isPending={isPending} onPress={() => setIsPending(true)}>
        Press to load
      </Button>
      <Button variant="text" onPress={() => setIsPending(false)}>
        Stop
      </Button>
    </SpecimenRow>
  )
}

function ViewDemo() {
  const [view, setView] = useState<'board' | 'list'>('board')
  return (
    <SegmentedControl
      label="View"
      isWide
      segments={[
        { id: 'board', label: 'Board' },
        { id: 'list', label: 'List' },
      ]}
      value={view}
      onChange={setView}
    />
  )
}
