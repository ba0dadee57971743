import type { ReactNode } from 'react'
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  Label,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components'
import fieldStyles from './field.module.css'
import styles from './slider.module.css'

type SliderProps<T extends number | number[]> = Omit<AriaSliderProps<T>, 'children' | 'className' | 'style'> & {
  label: ReactNode
  /** The value as text ("From KES 500k"), at the end of the label's row. */
  valueText?: ReactNode
  /** One name per thumb; two thumbs make a range. */
  thumbLabels: readonly string[]
  /** Under the track, from start to end. */
  ticks?: readonly string[]
  /** Above the track, for example a histogram of the results. */
  children?: ReactNode
}

export function Slider<T extends number | number[]>(props: SliderProps<T>) {
  const { label, valueText, thumbLabels, ticks, children, ...slider } = props
  return (
    <AriaSlider {...slider} className={styles.slider ?? ''}>
      <span className={fieldStyles.head}>
        <Label className={fieldStyles.label}>{label}</Label>
        <SliderOutput className={styles.words ?? ''}>{valueText}</SliderOutput>
      </span>
      {children}
      <SliderTrack className={styles.track ?? ''}>
        <SliderFill className={styles.fill ?? ''} />
        {thumbLabels.map((name, index) => (
          <SliderThumb key={name} index={index} aria-label={name} className={styles.thumb ?? ''} />
        ))}
      </SliderTrack>
      {ticks && (
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <bdi key={tick}>{tick}</bdi>
          ))}
        </div>
      )}
    </AriaSlider>
  )
}
