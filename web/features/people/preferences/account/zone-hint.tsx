import { Trans } from '@lingui/react/macro'
import { IconMapPin } from '@tabler/icons-react'
import { useReaderZone } from '#web/platform/clock/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { isSameZone, nameOfZone } from './zone-choices.ts'

/**
 * The device is in another time zone: perhaps the person moved, perhaps they are only travelling. The saved one applies until
 * they change it.
 */
export function ZoneHint({ saved, onUse }: { saved: string | null; onUse: (zone: string) => void }) {
  const here = useReaderZone()
  if (here === null || (saved !== null && isSameZone(saved, here))) return null
  const place = nameOfZone(here)
  return (
    <Callout
      tone="soft"
      glyph={IconMapPin}
      action={
        <Button onPress={() => onUse(here)}>
          <Trans>Switch</Trans>
        </Button>
      }
    >
      <Trans>
        You seem to be in <bdi>{place}</bdi>. Show times in that zone?
      </Trans>
    </Callout>
  )
}
