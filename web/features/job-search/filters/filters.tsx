import { Trans, useLingui } from '@lingui/react/macro'
import { employmentTypes, engagements, seniorities, workplaces } from '#shared/features/jobs/job-terms.ts'
import { usePlaceWords } from '#web/features/jobs/parts/place-words.ts'
import { useJobReader } from '#web/features/jobs/reader/use-job-reader.ts'
import { Switch } from '#web/ui/switch.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import type { FiltersProps, ReaderFilterProps } from './filter-props.ts'
import styles from './filters.module.css'
import { OverlapFilter } from './overlap-filter.tsx'
import { PayFilter } from './pay-filter.tsx'
import { PostedFilter } from './posted-filter.tsx'

/** Every filter with what it would bring. Without script it is a form, sent by its button. */
export function Filters({ askedAt, ...filter }: FiltersProps) {
  const { t } = useLingui()
  const reader = useJobReader(askedAt)
  const props = { ...filter, reader }
  const { state } = filter
  return (
    <form
      method="get"
      action="/jobs"
      className={styles.filters}
      aria-label={t`Filters`}
      onSubmit={(event) => event.preventDefault()}
    >
      {state.text && <input type="hidden" name="text" value={state.text} />}
      {state.sort !== 'fit' && <input type="hidden" name="sort" value={state.sort} />}
      <FitFilter {...props} />
      <OverlapFilter {...props} />
      <PayFilter {...props} />
      <ChoiceFilter {...props} name="contract" label={t`Contract`} values={employmentTypes} />
      <ChoiceFilter {...props} name="engagement" label={t`How you are hired`} values={engagements} />
      <ChoiceFilter {...props} name="level" label={t`Level`} values={seniorities} />
      <ChoiceFilter {...props} name="workplace" label={t`Workplace`} values={workplaces} />
      <ChoiceFilter {...props} name="region" label={t`Team is in`} />
      <ChoiceFilter {...props} name="visa" label={t`Moving`} />
      <ChoiceFilter {...props} name="skill" label={t`Skill`} />
      <ChoiceFilter {...props} name="language" label={t`Language at work`} shownFirst={5} />
      <ChoiceFilter {...props} name="company" label={t`Company`} shownFirst={5} />
      <PostedFilter {...props} />
      <noscript>
        <button type="submit">
          <Trans>Show jobs</Trans>
        </button>
      </noscript>
    </form>
  )
}

/** Any amount at all: what is stated is at least this. */
const STATED = 1

function FitFilter({ state, reader, apply }: ReaderFilterProps) {
  const { nameCountry } = usePlaceWords()
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
          <Trans>Open to {nameCountry(own)}</Trans>
        </Switch>
      )}
      <Switch
        name="pay"
        value={String(STATED)}
        isSelected={state.pay !== null}
        onChange={(isOn) => apply({ ...state, pay: isOn ? STATED : null, currency: null })}
      >
        <Trans>Pay stated</Trans>
      </Switch>
    </div>
  )
}
