import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { WorkRole } from '#shared/features/people/profile/profile-entries.ts'
import { languageLevels, MAX_NAME, MAX_TEXT, permitKinds } from '#shared/features/people/profile/profile-sections.ts'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { levelNames, permitNames } from '../view/describe-entry.ts'
import type { EntryField } from './entry-fields.ts'
import { ListField } from './list-field.tsx'
import { PartialDateField } from './partial-date-field.tsx'
import { RolesField } from './roles-field.tsx'
import type { Values } from './use-entry-form.ts'

type EntryFieldInputProps = {
  field: EntryField
  values: Values
  change: (changed: Values, path: string) => void
}

export function EntryFieldInput({ field, values, change }: EntryFieldInputProps) {
  const { t, i18n } = useLingui()
  const { name, kind } = field
  const set = (value: unknown) => change({ [name]: value }, name)
  const value = values[name]
  const text = typeof value === 'string' ? value : ''
  const isOptional = !field.isRequired
  const common = { name, label: i18n._(field.label), help: field.help && i18n._(field.help) }
  switch (kind) {
    case 'line':
      return <TextField {...common} isOptional={isOptional} maxLength={MAX_NAME} value={text} onChange={set} />
    case 'url':
      return <TextField {...common} isOptional={isOptional} type="url" value={text} onChange={set} />
    case 'text':
      return <TextArea {...common} isOptional={isOptional} countTo={MAX_TEXT} value={text} onChange={set} />
    case 'date':
      return <PartialDateField {...common} value={text} onChange={set} />
    case 'lines':
    case 'words':
      return <ListField {...common} kind={kind} value={values[name] as string[]} onChange={set} />
    case 'roles':
      return (
        <RolesField
          roles={values[name] as WorkRole[]}
          onChange={(roles, path) => change({ [name]: roles }, `${name}.${path}`)}
        />
      )
    case 'level':
      return (
        <Select
          {...common}
          isOptional
          choices={languageLevels.map((level) => ({ id: level, label: i18n._(levelNames[level]) }))}
          value={text || null}
          // The words of an imported file no longer apply.
          onChange={(level) => change({ level, fluency: '' }, name)}
        />
      )
    case 'permit':
      return (
        <Select
          {...common}
          choices={permitKinds.map((one) => ({ id: one, label: i18n._(permitNames[one]) }))}
          value={text}
          onChange={set}
        />
      )
    case 'country':
      return <CountryInput {...common} missingMessage={t`Choose a country.`} value={text || null} onChange={set} />
  }
}

type CountryInputProps = {
  name: string
  label: string
  missingMessage: string
  value: string | null
  onChange: (code: string) => void
}

function CountryInput({ onChange, ...field }: CountryInputProps) {
  const { data: countries = [] } = useQuery(countriesQuery)
  return (
    <ComboBox
      {...field}
      menuTrigger="input"
      choices={countries.map(({ code, name }) => ({ id: code, label: name, lead: <Flag country={code} /> }))}
      onChange={(key) => typeof key === 'string' && onChange(key)}
    />
  )
}
