import { useLingui } from '@lingui/react/macro'
import { IconCurrentLocation, IconMinus, IconPlus } from '@tabler/icons-react'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { farther, nearer, type Zoom } from './map-window.ts'
import styles from './world-map.module.css'

type ZoomButtonsProps = { zoom: Zoom; onZoom: (zoom: Zoom) => void; onHome: (() => void) | null }

export function ZoomButtons({ zoom, onZoom, onHome }: ZoomButtonsProps) {
  const { t } = useLingui()
  return (
    <div className={styles.zoom}>
      <PlainIconButton
        glyph={IconPlus}
        label={t`Zoom in`}
        isDisabled={nearer(zoom) === zoom}
        onPress={() => onZoom(nearer(zoom))}
      />
      <PlainIconButton
        glyph={IconMinus}
        label={t`Zoom out`}
        isDisabled={farther(zoom) === zoom}
        onPress={() => onZoom(farther(zoom))}
      />
      {onHome && <PlainIconButton glyph={IconCurrentLocation} label={t`Show where I am`} onPress={onHome} />}
    </div>
  )
}
