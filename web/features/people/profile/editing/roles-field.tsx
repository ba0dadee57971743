import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import type { WorkRole } from '#shared/features/people/profile/profile-entries.ts'
import { MAX_NAME, MAX_ROLES, MAX_TEXT } from '#shared/features/people/profile/profile-sections.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { nextFocus, useLostFocus } from '#web/ui/use-lost-focus.ts'
import { blankRole } from './blank-content.ts'
import { ListField } from './list-field.tsx'
import { PartialDateField } from './partial-date-field.tsx'
import styles from './roles-field.module.css'

type RolesFieldProps = {
  roles: readonly WorkRole[]
  /** The path of what changed, so that only its problem is reported. */
  onChange: (roles: WorkRole[], path: string) => void
}

/** The roles someone had at one company, the newest first. */
export function RolesField({ roles, onChange }: RolesFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  useLostFocus(box, roles.length)
  const change = (place: number, changed: Partial<WorkRole>) =>
    onChange(
      roles.map((role, at) => (at === place ? { ...role, ...changed } : role)),
      `${place}.${Object.keys(changed)[0]}`,
    )
  return (
    <div ref={box} className={styles.roles}>
      {roles.map((role, place) => (
        <RoleFields
          // biome-ignore lint/suspicious/noArrayIndexKey: roles have no id, and every field is controlled
          key={place}
          number={place + 1}
          isOnly={roles.length === 1}
          role={role}
          path={`roles.${place}`}
          onChange={(changed) => change(place, changed)}
          onRemove={() =>
            onChange(
              roles.filter((_, at) => at !== place),
              '',
            )
          }
        />
      ))}
      {roles.length < MAX_ROLES && (
        <div>
          <Button {...nextFocus} icon={IconPlus} onPress={() => onChange([...roles, blankRole], '')}>
            <Trans>Add an earlier role at this company</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

type RoleFieldsProps = {
  number: number
  isOnly: boolean
  role: WorkRole
  path: string
  onChange: (changed: Partial<WorkRole>) => void
  onRemove: () => void
}

function RoleFields({ number, isOnly, role, path, onChange, onRemove }: RoleFieldsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.role} data-several={!isOnly || undefined}>
      <legend className={isOnly ? 'visually-hidden' : styles.legend}>{isOnly ? t`Role` : t`Role ${number}`}</legend>
      <TextField
        name={`${path}.title`}
        label={t`Job title`}
        maxLength={MAX_NAME}
        value={role.title}
        onChange={(title) => onChange({ title })}
      />
      <PartialDateField
        name={`${path}.start`}
        label={t`Start`}
        value={role.start}
        onChange={(start) => onChange({ start })}
      />
      <PartialDateField
        name={`${path}.end`}
        label={t`End`}
        help={t`Leave empty if you still work there.`}
        value={role.end}
        onChange={(end) => onChange({ end })}
      />
      <TextArea
        name={`${path}.summary`}
        label={t`What you did`}
        isOptional
        countTo={MAX_TEXT}
        value={role.summary}
        onChange={(summary) => onChange({ summary })}
      />
      <ListField
        kind="lines"
        name={`${path}.highlights`}
        label={t`Results`}
        help={t`One per line. Numbers help: “Cut sign-up time from 5 minutes to 1.”`}
        value={role.highlights}
        onChange={(highlights) => onChange({ highlights })}
      />
      {!isOnly && (
        <div>
          <Button variant="danger-text" onPress={onRemove}>
            <Trans>Remove role {number}</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}
