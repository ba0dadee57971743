import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { OutsideFields } from '#shared/features/hiring/applications/outside-applications.contract.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './outside.module.css'

type Contacts = OutsideFields['contacts']

const MAX_CONTACTS = 10

export function ContactFields({ contacts, onChange }: { contacts: Contacts; onChange: (contacts: Contacts) => void }) {
  const { t } = useLingui()
  const write = (place: number, change: Partial<Contacts[number]>) =>
    onChange(contacts.map((one, index) => (index === place ? { ...one, ...change } : one)))
  return (
    <fieldset className={styles.contacts}>
      <legend className={styles.legend}>
        <Trans>Contacts</Trans>
      </legend>
      {contacts.map((contact, index) => {
        const number = index + 1
        return (
          // Contacts have no identity other than their index.
          <div key={index} className={styles.contact}>
            <TextField
              name={`contacts.${index}.name`}
              label={t`Name, person ${number}`}
              value={contact.name}
              onChange={(name) => write(index, { name })}
              missingMessage={t`Enter a name, or remove this contact.`}
            />
            <TextField
              name={`contacts.${index}.how`}
              label={t`Contact details, person ${number}`}
              isOptional
              value={contact.how}
              onChange={(how) => write(index, { how })}
            />
            <PlainIconButton
              glyph={IconTrash}
              label={t`Remove person ${number}`}
              onPress={() => onChange(contacts.filter((_, place) => place !== index))}
            />
          </div>
        )
      })}
      {contacts.length < MAX_CONTACTS && (
        <div>
          <PlainButton variant="light" icon={IconPlus} onPress={() => onChange([...contacts, { name: '', how: '' }])}>
            <Trans>Add a contact</Trans>
          </PlainButton>
        </div>
      )}
    </fieldset>
  )
}
