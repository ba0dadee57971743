import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type ProfilePart, type Visibility, visibilities } from '#shared/features/people/profile/profile-sections.ts'
import { partNames, visibilityDetails, visibilityNames } from '../section-names.ts'
import { useChangeProfile } from '../use-change-profile.ts'
import { useReportFailure } from '../use-report-failure.ts'
import styles from './visibility-choice.module.css'

type VisibilityChoiceProps = { part: ProfilePart; value: Visibility }

/** Native: the choice is on every card, and each would otherwise load a popover. */
export function VisibilityChoice({ part, value }: VisibilityChoiceProps) {
  const { t, i18n } = useLingui()
  const { saveVisibility } = useChangeProfile()
  const report = useReportFailure()
  const id = useId()
  const name = i18n._(partNames[part])
  return (
    <span className={styles.choice}>
      <label htmlFor={id} className="visually-hidden">
        {t`Who sees “${name}”`}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        title={i18n._(visibilityDetails[value])}
        data-needs-script
        onChange={(event) => void saveVisibility(part, event.target.value as Visibility).catch(report)}
      >
        {visibilities.map((one) => (
          <option key={one} value={one}>
            {i18n._(visibilityNames[one])}
          </option>
        ))}
      </select>
    </span>
  )
}
