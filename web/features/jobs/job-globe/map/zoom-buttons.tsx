import { useLingui } from '@lingui/react/macro'
import { IconCurrentLocation, IconMinus, IconPlus } from '@tabler/icons-react'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { type Zoom, zoomedIn, zoomedOut } from './map-window.ts'
import styles from './world-map.module.css'

type ZoomButtonsProps = { zoom: Zoom; onZoom: (zoom: Zoom) => void; onHome: (() => void) | null }

export function ZoomButtons({ zoom, onZoom, onHome }: ZoomButtonsProps) {
  const { t } = useLingui()
  return (
    <div className={styles.zoom}>
      <PlainIconButton
        glyph={IconPlus}
        label={t`Zoom in`}
        isDisabled={zoomedIn(zoom) === zoom}
        onPress={() => onZoom(zoomedIn(zoom))}
      />
      <PlainIconButton
        glyph={IconMinus}
        label={t`Zoom out`}
        isDisabled={zoomedOut(zoom) === zoom}
        onPress={() => onZoom(zoomedOut(zoom))}
      />
      {onHome && <PlainIconButton glyph={IconCurrentLocation} label={t`Show where I am`} onPress={onHome} />}
    </div>
  )
}
