import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { employmentTypes, engagements, seniorities, workplaces } from '#shared/features/jobs/jobs/job-terms.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Switch } from '#web/ui/switch.tsx'
import { ANYONE, choiceNames, type SearchState, STATED, writeSearch } from '../address/search-state.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { useEarlyPresses } from './early-presses.ts'
import type { FiltersProps, ReaderFilterProps } from './filter-props.ts'
import styles from './filters.module.css'
import { OverlapFilter } from './overlap-filter.tsx'
import { PayFilter } from './pay-filter.tsx'
import { PostedFilter } from './posted-filter.tsx'

/** Every filter with its number of jobs. Without script it is a form with a submit button. */
export function Filters({ requestedAt, ...filter }: FiltersProps) {
  const { t } = useLingui()
  const reader = useJobReader(requestedAt, { country: filter.state.openTo, currency: filter.result.currency })
  const props = { ...filter, reader }
  const { state, apply } = filter
  const form = useRef<HTMLFormElement>(null)
  useEarlyPresses(form, state, apply)
  return (
    <form
      ref={form}
      method="get"
      action="/jobs"
      className={styles.filters}
      aria-label={t`Filters`}
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenFields state={state} />
      {/* Otherwise a form with nothing selected would request the default search. */}
      <input type="hidden" name="openTo" value={ANYONE} />
      <FitFilter {...props} />
      <OverlapFilter {...props} />
      <PayFilter {...props} />
      <ChoiceFilter {...props} name="contract" label={t`Contract`} values={employmentTypes} />
      <ChoiceFilter {...props} name="engagement" label={t`Employment type`} values={engagements} />
      <ChoiceFilter {...props} name="level" label={t`Level`} values={seniorities} />
      <ChoiceFilter {...props} name="workplace" label={t`Workplace`} values={workplaces} />
      <ChoiceFilter {...props} name="region" label={t`Team location`} />
      <ChoiceFilter {...props} name="visa" label={t`Relocation`} />
      <ChoiceFilter {...props} name="skill" label={t`Skill`} />
      <ChoiceFilter {...props} name="language" label={t`Working language`} shownFirst={3} />
      <ChoiceFilter {...props} name="company" label={t`Company`} shownFirst={3} />
      <PostedFilter {...props} />
      <noscript>
        <button type="submit">
          <Trans>Show jobs</Trans>
        </button>
      </noscript>
    </form>
  )
}

/** These have checkboxes below: an unchecked one means that the value is not wanted. */
const hasCheckboxes = (name: string): boolean =>
  name === 'openTo' || name === 'pay' || choiceNames.some((one) => one === name && one !== 'country')

/**
 * Hidden fields for the rest of the search, which submitting the form would otherwise lose. Some also have a no-script field,
 * which comes later in the form: the last value of a name wins.
 */
const HiddenFields = ({ state }: { state: SearchState }) =>
  [...writeSearch(state)]
    .filter(([name]) => !hasCheckboxes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

function FitFilter({ state, reader, apply }: ReaderFilterProps) {
  const { countryInText } = usePlaceText()
  const own = state.openTo ?? reader.person.country
  return (
    <div className={styles.group}>
      <span className={styles.legend}>
        <Trans>Borderless fit</Trans>
      </span>
      {own && (
        <Switch
          name="openTo"
          value={own}
          isSelected={state.openTo !== null}
          onChange={(isOn) => apply({ ...state, openTo: isOn ? own : null })}
        >
          <Trans>Open to {countryInText(own)}</Trans>
        </Switch>
      )}
      <div className={styles.scripted}>
        <Switch
          name="pay"
          value={String(state.pay ?? STATED)}
          isSelected={state.pay !== null}
          onChange={(isOn) => apply({ ...state, pay: isOn ? STATED : null, currency: null })}
        >
          <Trans>Pay stated</Trans>
        </Switch>
      </div>
    </div>
  )
}
