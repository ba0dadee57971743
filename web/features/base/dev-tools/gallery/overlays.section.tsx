import { IconBookmark, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { DialogTrigger } from 'react-aria-components'
import { Button } from '#web/ui/button.tsx'
import { CommandPalette } from '#web/ui/command-palette.tsx'
import { CommandPaletteButton } from '#web/ui/command-palette-button.tsx'
import { matchEntries, type PaletteProvider } from '#web/ui/command-palette-search.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { Specimen, SpecimenRow, SpecimenSection } from './specimen.tsx'

const pages = [
  { id: 'jobs', label: 'Jobs', href: '/jobs' },
  { id: 'password', label: 'Change password', detail: 'Settings', href: '/settings' },
]
const providers: readonly PaletteProvider[] = [
  { id: 'pages', label: 'Pages', find: (query) => matchEntries(pages, query) },
]

function PaletteDemo() {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
    return true
  }
  return (
    <>
      <CommandPaletteButton label="Search jobs, companies, skills" fallbackHref="/jobs" onOpen={open} />
      <CommandPalette
        providers={providers}
        placeholder="Search jobs, companies, skills"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  )
}

export function OverlaysSection() {
  return (
    <SpecimenSection title="Overlays">
      <Specimen title="Toast and confirm">
        <SpecimenRow>
          <Button onPress={() => void showToast({ text: 'Application sent to Fjordpay' })}>Toast</Button>
          <Button
            onPress={() =>
              void showToast({
                text: 'Job removed from saved',
                icon: IconBookmark,
                action: { label: 'Undo', onPress: () => void showToast({ text: 'Job saved again' }) },
              })
            }
          >
            Toast with undo
          </Button>
        </SpecimenRow>
        <ConfirmDemo />
      </Specimen>
      <Specimen title="Dialog, sheet, popover">
        <SpecimenRow>
          <DialogTrigger>
            <Button>Dialog</Button>
            <Dialog title="Share this job" actions={<Button variant="filled">Copy link</Button>}>
              <p>Anyone with the link can read it, also without an account.</p>
            </Dialog>
          </DialogTrigger>
          <DialogTrigger>
            <Button>Sheet</Button>
            <Sheet
              title="Filters"
              extra={<Button variant="text">Clear all</Button>}
              actions={
                <Button variant="filled" size="large">
                  Show 214 jobs
                </Button>
              }
            >
              <p>What narrows the list.</p>
            </Sheet>
          </DialogTrigger>
          <DialogTrigger>
            <Button>Popover</Button>
            <Popover label="Why this fits">
              <p>You cover 5 of 6 must-haves.</p>
            </Popover>
          </DialogTrigger>
        </SpecimenRow>
      </Specimen>
      <Specimen title="Menu, tooltip, command palette">
        <SpecimenRow>
          <MenuButton
            label="More for this job"
            fallbackHref="/jobs"
            groups={[
              { entries: [{ id: 'edit', label: 'Edit', icon: IconPencil, href: '/jobs' }] },
              { entries: [{ id: 'delete', label: 'Delete', icon: IconTrash, isDanger: true, onAction: () => {} }] },
            ]}
          >
            <Icon glyph={IconDots} size={20} />
          </MenuButton>
          <Tooltip text="Keep it for later">
            <IconButton glyph={IconBookmark} label="Save job" />
          </Tooltip>
        </SpecimenRow>
        <PaletteDemo />
      </Specimen>
      <Specimen title="Disclosure">
        <div>
          <Disclosure title="How they hire" detail="18 days" name="gallery" isInitiallyOpen>
            <p>Review, assessment, two talks, offer.</p>
          </Disclosure>
          <Disclosure title="Benefits" name="gallery">
            <p>Thirty days off, and the laptop is yours.</p>
          </Disclosure>
        </div>
      </Specimen>
    </SpecimenSection>
  )
}

function ConfirmDemo() {
  const [answer, setAnswer] = useState<string>()
  const ask = async () => {
    const isConfirmed = await confirm({
      title: 'Withdraw from Fjordpay?',
      consequences: 'Your interview today at 16:00 will be cancelled and Ingrid notified. You cannot undo this.',
      keepLabel: 'Keep application',
      actionLabel: 'Withdraw',
    })
    setAnswer(isConfirmed ? 'withdrawn' : 'kept')
  }
  return (
    <SpecimenRow>
      <Button variant="danger-text" onPress={() => void ask()}>
        Withdraw
      </Button>
      <span role="status">{answer}</span>
    </SpecimenRow>
  )
}
